import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';

const { paths } = generateStrand({ seed: 1, strands: 2, width: 23, height: 13, waves: 1.5, variation: 0 });
const order = [1, 0] as const;

/** The mark: two strands that cross and hold each other, 28 by 16 pixels; the words beside it carry the name (WCAG 1.1.1). */
export function StrandMark() {
  return (
    <svg
      className={`${styles.drawing} ${styles.mark}`}
      width={28}
      height={16}
      viewBox="-2.5 -1.5 28 16"
      strokeWidth={2.75}
      aria-hidden="true"
    >
      {order.map((strand) => (
        <path key={strand} className={styles.strand[strand]} d={paths[strand]?.d} />
      ))}
    </svg>
  );
}
