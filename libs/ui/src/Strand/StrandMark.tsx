import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';

const { paths } = generateStrand({
  seed: 1,
  strands: 2,
  width: 25,
  height: 11.5,
  waves: 1,
  phase: 0.75,
  variation: 0,
});
/** Mint beneath, blue above. */
const order = [1, 0] as const;

/** The mark: two strands that cross and hold each other, 28 by 16 pixels; the words beside it carry the name (WCAG 1.1.1). */
export function StrandMark() {
  return (
    <svg
      className={`${styles.drawing} ${styles.mark}`}
      width={28}
      height={16}
      viewBox="-1.5 -2.25 28 16"
      strokeWidth={2.6}
      aria-hidden="true"
    >
      {order.map((strand) => (
        <path key={strand} className={styles.strand[strand === 0 ? 1 : 0]} d={paths[strand]?.d} />
      ))}
    </svg>
  );
}
