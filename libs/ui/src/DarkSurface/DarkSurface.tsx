import type { ReactNode } from 'react';
import { darkSurface } from '../theme/scheme.css';
import * as styles from './DarkSurface.css';

export interface DarkSurfaceProps {
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
export function DarkSurface({ background, children }: DarkSurfaceProps) {
  return (
    <div className={`${darkSurface} ${styles.ground}`}>
      {background ? <div className={styles.behind}>{background}</div> : null}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
