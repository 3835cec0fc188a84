import type { ReactNode } from 'react';
import { container } from '../theme/container.css';

export interface ContainerProps {
  readonly children: ReactNode;
}

/** The content's width of 1200 px at most, with the gutters of the window; for what stands between sections. */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
