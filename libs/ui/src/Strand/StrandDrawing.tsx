import { useId } from 'react';
import type { StrandGeometry } from './generateStrand';
import * as styles from './Strand.css';

export interface StrandDrawingProps {
  /** What the generator has made. */
  readonly geometry: StrandGeometry;
  /** Stroke width in units of the drawing. */
  readonly stroke: number;
  /** The company's three colours, or the hue of the nearest category. @default 'company' */
  readonly palette?: 'company' | 'hue';
  /** Sets size, hue and weight of the lines. */
  readonly className: string;
  /** How the drawing fills a box of other proportions. @default 'xMidYMid slice' */
  readonly fit?: string;
  /** Whether it draws itself once on arrival, where motion is welcome. */
  readonly animated?: boolean;
  /** Degrees from each strand to the next, where all are turned copies of the first: then one path is drawn for all. */
  readonly turn?: number;
}

type Slot = keyof typeof styles.strand;

/**
 * Turns the generator's geometry into SVG.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration, hidden from screen readers (1.1.1).
 */
export function StrandDrawing({
  geometry,
  stroke,
  palette = 'company',
  className,
  fit = 'xMidYMid slice',
  animated = false,
  turn,
}: StrandDrawingProps) {
  const id = useId();
  const { width, height, paths, echoes, nodes } = geometry;
  const color = palette === 'hue' ? styles.hueStrand : styles.strand;
  const lent = echoes.length > 0 || turn !== undefined;
  const strands = [...new Set(paths.map(({ strand }) => strand))] as Slot[];
  const drawing = (
    <svg
      className={`${styles.drawing} ${animated ? styles.held : className}`}
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
              <path key={path.d} d={path.d} {...(lent ? { id: `${id}${index}` } : {})} />
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
  if (!animated) return drawing;
  return (
    <div className={`${styles.stage} ${className}`}>
      <div className={styles.curtain}>{drawing}</div>
    </div>
  );
}
