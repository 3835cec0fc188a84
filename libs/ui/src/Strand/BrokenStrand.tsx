import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface BrokenStrandProps {
  /** @default 4 */
  readonly seed?: number;
}

/**
 * Strands that have given way: the art of a page that is not there.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration, hidden from screen readers (1.1.1).
 */
export function BrokenStrand({ seed = 4 }: BrokenStrandProps) {
  const geometry = generateStrand({
    seed,
    width: 2000,
    height: 240,
    waves: 4,
    nodes: 16,
    echoes: 3,
    broken: { at: 0.5, gap: 170 },
  });
  return <StrandDrawing geometry={geometry} stroke={2.25} className={styles.band} animated />;
}
