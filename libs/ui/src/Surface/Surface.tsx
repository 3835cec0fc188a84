import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ownTheme } from '../theme/scheme.css';
import * as styles from './Surface.css';

/** `children`: `Section`s, optionally followed by a `SurfaceFooter`. */
export type SurfaceProps = ComponentPropsWithRef<'div'>;

/**
 * Renders the surface for a page's content on a `DarkSurface`. Inside it the visitor's own theme applies, and body text
 * has a contrast of 7:1 in both themes (WCAG 1.4.6). Adds space between its sections.
 */
export function Surface({ className, ...rest }: SurfaceProps) {
  return <div {...rest} className={clsx(styles.surface, ownTheme, className)} />;
}
