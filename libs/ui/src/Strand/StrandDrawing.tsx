import { clsx } from 'clsx';
import { Fragment, useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { StrandGeometry } from './generateStrand';
import * as styles from './Strand.css';

export interface StrandDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'stroke'> {
  readonly geometry: StrandGeometry;
  /** Stroke width in units of the drawing. */
  readonly stroke: number;
}

type Slot = keyof typeof styles.strand;

/** Renders the geometry of `generateStrand` as a decorative SVG, hidden from screen readers. */
export function StrandDrawing({ geometry, stroke, className, ...rest }: StrandDrawingProps) {
  const id = useId();
  const { width, height, paths, echoes, nodes } = geometry;
  const strands = [...new Set(paths.map(({ strand }) => strand))] as Slot[];
  return (
    <svg
      {...rest}
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {strands.map((strand) => (
        <g key={strand} className={styles.strand[strand]}>
          {paths.map(({ d, ...path }, index) =>
            path.strand === strand ? (
              <Fragment key={d}>
                <path d={d} {...(echoes.length > 0 && { id: `${id}${index}` })} />
                {echoes.length > 0 ? <use className={styles.glow} href={`#${id}${index}`} /> : null}
              </Fragment>
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
          <g key={strand} className={`${styles.strand[strand]} ${styles.node}`}>
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
