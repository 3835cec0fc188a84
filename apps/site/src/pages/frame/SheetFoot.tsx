import type { ReactNode } from 'react';
import * as styles from './frame.css';

/** The last part of a sheet, in a quiet fill from edge to edge. */
export function SheetFoot({ children }: { readonly children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
