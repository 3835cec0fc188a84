import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Surface.css';

/** `children`: one `Section`. */
export type SurfaceFooterProps = ComponentPropsWithRef<'div'>;

/** Renders the last part of a `Surface`, filled from edge to edge. */
export function SurfaceFooter({ className, ...rest }: SurfaceFooterProps) {
  return <div {...rest} className={clsx(styles.footer, className)} />;
}
