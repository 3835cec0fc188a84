import type { ReactNode } from 'react';
import * as styles from './Band.css';

export interface BandProps {
  readonly children: ReactNode;
  /** `canvas`: dark in both themes, once a page; `sheet`: a shade off the page, in its theme. @default 'canvas' */
  readonly tone?: 'canvas' | 'sheet';
}

/** A stretch of home from edge to edge on a ground of its own; holds one `Section`. */
export function Band({ children, tone = 'canvas' }: BandProps) {
  return (
    <div className={styles.tone[tone]}>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
