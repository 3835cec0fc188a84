import { generateStrand } from './generateStrand';
import * as styles from './Strand.css';
import { StrandDrawing } from './StrandDrawing';

export interface StrandProps {
  /** @default 55 */
  readonly seed?: number;
  /** How many strands, 1 to 5. @default 3 */
  readonly strands?: number;
  /** Whether it draws itself once on arrival, where motion is welcome. @default true */
  readonly animated?: boolean;
}

/**
 * The company's art, from edge to edge: build, secure and run as three strands that cross and hold each other. One
 * scale from phone to wall: the height follows the window, a narrow window shows the middle.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration, hidden from screen readers (1.1.1); stands still under reduced motion (2.3.3).
 */
export function Strand({ seed = 55, strands = 3, animated = true }: StrandProps) {
  const geometry = generateStrand({
    seed,
    strands,
    width: 2000,
    height: 320,
    waves: 3.3,
    nodes: 17,
    echoes: 4,
  });
  return <StrandDrawing geometry={geometry} stroke={2.8} className={styles.band} animated={animated} />;
}
