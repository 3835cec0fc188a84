import { markDrawing } from './markDrawing';
import * as styles from './Strand.css';

const slot = { mint: 0, blue: 1 } as const;

/**
 * The mark: two strands that cross and hold each other, 28 by 16 pixels.
 *
 * Keyboard: that of the link around it.
 *
 * WCAG: decoration, the words beside it carry the name (1.1.1).
 */
export function StrandMark() {
  const { width, height, viewBox, strokeWidth, strokes } = markDrawing;
  return (
    <svg
      className={`${styles.drawing} ${styles.mark}`}
      width={width}
      height={height}
      viewBox={viewBox}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {strokes.map(({ color, d }) => (
        <path key={color} className={styles.strand[slot[color]]} d={d} />
      ))}
    </svg>
  );
}
