import { BrokenStrand } from '../Strand/BrokenStrand';
import * as styles from './NotFoundArt.css';

/**
 * The art of the not-found page: a broken strand from edge to edge.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: decoration, hidden from screen readers (1.1.1).
 */
export function NotFoundArt() {
  return (
    <div className={styles.frame}>
      <BrokenStrand />
    </div>
  );
}
