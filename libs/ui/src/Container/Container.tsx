import type { ReactNode } from 'react';
import { container } from '../theme/container.css';

export interface ContainerProps {
  /** What is to have the width. */
  readonly children: ReactNode;
}

/**
 * The content's width of 1200 px at most, with the gutters of the window; for what stands between sections.
 *
 * Keyboard: none of its own; Tab goes through what stands in it.
 *
 * WCAG: reflow down to 320 px (1.4.10).
 */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
