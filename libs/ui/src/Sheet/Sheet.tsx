import type { ReactNode } from 'react';
import { ownTheme } from '../theme/scheme.css';
import * as styles from './Sheet.css';

export interface SheetProps {
  readonly children: ReactNode;
}

/** What a page says, on paper that lies on the canvas: the visitor's own theme holds on it. Sections inside keep their distance. */
export function Sheet({ children }: SheetProps) {
  return <div className={`${ownTheme} ${styles.sheet}`}>{children}</div>;
}
