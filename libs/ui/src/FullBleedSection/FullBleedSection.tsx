import type { ReactNode } from 'react';
import * as styles from './FullBleedSection.css';

export interface FullBleedSectionProps {
  /** One `Section`. */
  readonly children: ReactNode;
  /** `dark`: dark in both themes, once a page; `surface`: a shade off the page, in its theme. @default 'canvas' */
  readonly tone?: 'dark' | 'surface';
}

/**
 * A stretch of home from edge to edge on a ground of its own; holds one `Section`.
 *
 * Keyboard: none of its own; Tab goes through what stands in it.
 *
 * WCAG: text keeps its contrast on either ground (1.4.3, 1.4.6).
 */
export function FullBleedSection({ children, tone = 'dark' }: FullBleedSectionProps) {
  return (
    <div className={styles.tone[tone]}>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
