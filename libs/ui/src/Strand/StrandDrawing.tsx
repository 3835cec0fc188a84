import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { StrandGeometry } from './generateStrand';
import * as styles from './Strand.css';

export interface StrandDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'stroke'> {
  /** Geometry from `generateStrand`. */
  readonly geometry: StrandGeometry;
  /** Stroke width in units of the drawing. */
  readonly stroke: number;
  /** The three brand colours, or the hue of the nearest ancestor with a hue. @default 'brand' */
  readonly palette?: 'brand' | 'hue';
  /** How the drawing fits a box of another aspect ratio: SVG's `preserveAspectRatio`. @default 'xMidYMid slice' */
  readonly fit?: string;
  /** Angle in degrees between strands that are rotated copies of the first, which is then the only path drawn. */
  readonly turn?: number;
}

type Slot = keyof typeof styles.strand;

/** Renders the geometry of `generateStrand` as a decorative SVG, hidden from screen readers. */
export function StrandDrawing({
  geometry,
  stroke,
  palette = 'brand',
  fit = 'xMidYMid slice',
  turn,
  className,
  ...rest
}: StrandDrawingProps) {
  const id = useId();
  const { width, height, paths, echoes, nodes } = geometry;
  const color = palette === 'hue' ? styles.hueStrand : styles.strand;
  const referenced = echoes.length > 0 || turn !== undefined;
  const strands = [...new Set(paths.map(({ strand }) => strand))] as Slot[];
  return (
    <svg
      {...rest}
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {strands.map((strand) => (
        <g key={strand} className={color[strand]}>
          {paths.map((path, index) =>
            path.strand !== strand ? null : turn && index > 0 ? (
              <use
                key={path.d}
                href={`#${id}0`}
                transform={`rotate(${Math.round(turn * index * 100) / 100} ${width / 2} ${height / 2})`}
              />
            ) : (
              <path key={path.d} d={path.d} {...(referenced ? { id: `${id}${index}` } : {})} />
            ),
          )}
          {echoes.length > 0 &&
            paths.map((path, index) =>
              path.strand === strand ? (
                <use key={path.d} className={styles.glow} href={`#${id}${index}`} />
              ) : null,
            )}
          {echoes.map(({ path, transform }) =>
            paths[path]?.strand === strand ? (
              <use
                key={`${path}${transform}`}
                className={styles.echo}
                href={`#${id}${path}`}
                transform={transform}
              />
            ) : null,
          )}
        </g>
      ))}
      {nodes.length > 0 &&
        strands.map((strand) => (
          <g key={strand} className={`${color[strand]} ${styles.node}`}>
            {nodes.map((node) =>
              node.strand === strand ? (
                <circle key={`${node.x} ${node.y}`} cx={node.x} cy={node.y} r={node.radius} />
              ) : null,
            )}
          </g>
        ))}
    </svg>
  );
}
