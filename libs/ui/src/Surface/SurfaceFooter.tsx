import type { ReactNode } from 'react';
import * as styles from './Surface.css';

export interface SurfaceFooterProps {
  /** One `Section`. */
  readonly children: ReactNode;
}

/**
 * The last part of a `Surface`, in a quiet fill from edge to edge.
 *
 * Keyboard: none of its own; Tab goes through what stands in it.
 *
 * WCAG: text on it keeps its contrast (1.4.6).
 */
export function SurfaceFooter({ children }: SurfaceFooterProps) {
  return <div className={styles.foot}>{children}</div>;
}
