import type { ReactNode } from 'react';
import * as styles from './Sheet.css';

export interface SheetFootProps {
  readonly children: ReactNode;
}

/** The last part of a `Sheet`, in a quiet fill from edge to edge; text on it keeps its contrast (WCAG 1.4.6). */
export function SheetFoot({ children }: SheetFootProps) {
  return <div className={styles.foot}>{children}</div>;
}
