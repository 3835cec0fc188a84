import type { ReactNode } from 'react';
import { canvas } from '../theme/scheme.css';
import * as styles from './Band.css';

export interface BandProps {
  readonly children: ReactNode;
}

/** A dark stretch of home from edge to edge, in both themes; holds one `Section`. */
export function Band({ children }: BandProps) {
  return (
    <div className={`${canvas} ${styles.band}`}>
      <div className={styles.inside}>{children}</div>
    </div>
  );
}
