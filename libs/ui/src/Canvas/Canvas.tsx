import type { ReactNode } from 'react';
import { canvas } from '../theme/scheme.css';
import * as styles from './Canvas.css';

export interface CanvasProps {
  /** What drifts behind the content: the particles. */
  readonly background?: ReactNode;
  /** The page: hero, sheets, closing words. */
  readonly children: ReactNode;
}

/**
 * The dark ground of every page but home, in both themes (specification, section 2, layout rules). Prints on white.
 *
 * Keyboard: none of its own; the background never takes the focus.
 *
 * WCAG: text keeps its contrast over whatever drifts behind it (1.4.3, 1.4.6).
 */
export function Canvas({ background, children }: CanvasProps) {
  return (
    <div className={`${canvas} ${styles.ground}`}>
      {background ? <div className={styles.behind}>{background}</div> : null}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
