import { clsx } from 'clsx';
import type { BraidPaths } from './braidPath';
import * as styles from './Figure.css';

/** Renders two strands as SVG paths: the second fainter, and behind the first. */
export function Strands({ first, second }: BraidPaths) {
  return (
    <>
      <path className={clsx(styles.line, styles.second)} d={second} />
      <path className={styles.line} d={first} />
    </>
  );
}
