import type { ReactNode } from 'react';
import { ownTheme } from '../theme/scheme.css';
import * as styles from './Surface.css';

export interface SurfaceProps {
  /** `Section`s, and a `SurfaceFooter` at the end where there is one. */
  readonly children: ReactNode;
}

/**
 * What a page says, on paper that lies on the canvas: the visitor's own theme holds on it. Sections inside keep their
 * distance.
 *
 * Keyboard: none of its own; Tab goes through what stands in it.
 *
 * WCAG: body text at 7:1 on it in both themes (1.4.6).
 */
export function Surface({ children }: SurfaceProps) {
  return <div className={`${ownTheme} ${styles.surface}`}>{children}</div>;
}
