import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { markDrawing } from './markDrawing';
import * as styles from './Strand.css';

export type StrandMarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

/** Renders the logo's mark, 28 × 16 px. Hidden from screen readers: place it next to the company's name. */
export function StrandMark({ className, ...rest }: StrandMarkProps) {
  const { width, height, viewBox, strokeWidth, strokes } = markDrawing;
  return (
    <svg
      {...rest}
      className={clsx(styles.drawing, styles.mark, className)}
      width={width}
      height={height}
      viewBox={viewBox}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {strokes.map(({ strand, d }) => (
        <path key={strand} className={styles.strand[strand]} d={d} />
      ))}
    </svg>
  );
}
