import { clsx } from 'clsx';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { StrandGeometry } from './generateStrand';
import * as styles from './Strand.css';

export interface StrandDrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'stroke'> {
  readonly geometry: StrandGeometry;
  /** Stroke width in units of the drawing. */
  readonly stroke: number;
}

type StrandIndex = keyof typeof styles.strand;

/** Renders the geometry of `generateStrand` as a decorative SVG, hidden from screen readers. */
export function StrandDrawing({ geometry, stroke, className, ...rest }: StrandDrawingProps) {
  const id = useId();
  const { width, height, paths, echoes, nodes } = geometry;
  return (
    <svg
      {...rest}
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {paths.map(({ strand, d }, index) => (
        <g key={d} className={styles.strand[strand as StrandIndex]}>
          <path d={d} id={`${id}${index}`} />
          {echoes.length > 0 ? <use className={styles.glow} href={`#${id}${index}`} /> : null}
          {echoes.map((transform) => (
            <use key={transform} className={styles.echo} href={`#${id}${index}`} transform={transform} />
          ))}
        </g>
      ))}
      {nodes.map(({ strand, x, y, radius }) => (
        <circle
          key={`${x} ${y}`}
          className={clsx(styles.strand[strand as StrandIndex], styles.node)}
          cx={x}
          cy={y}
          r={radius}
        />
      ))}
    </svg>
  );
}
