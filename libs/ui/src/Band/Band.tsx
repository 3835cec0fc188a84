import type { ReactNode } from 'react';
import * as styles from './Band.css';

export interface BandProps {
  /** One `Section`. */
  readonly children: ReactNode;
  /** `canvas`: dark in both themes, once a page; `sheet`: a shade off the page, in its theme. @default 'canvas' */
  readonly tone?: 'canvas' | 'sheet';
}

/**
 * A stretch of home from edge to edge on a ground of its own; holds one `Section`.
 *
 * Keyboard: none of its own; Tab goes through what stands in it.
 *
 * WCAG: text keeps its contrast on either ground (1.4.3, 1.4.6).
 */
export function Band({ children, tone = 'canvas' }: BandProps) {
  return (
    <div className={styles.tone[tone]}>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
