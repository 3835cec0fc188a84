import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { darkSurface, ownTheme } from '../theme/scheme.css';
import * as styles from './Surface.css';

/** `children`: `Section`s, optionally followed by a `SurfaceFooter`. */
export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  /**
   * `opaque`: in the visitor's own theme. `translucent`: dark in both themes, with the background of the `DarkSurface`
   * visible through it; for short lists and links.
   * @default 'opaque'
   */
  readonly tone?: 'opaque' | 'translucent';
}

/**
 * Renders the surface for a page's content on a `DarkSurface`. Body text on it has a contrast of 7:1 in both themes, also
 * over particles (WCAG 1.4.6). Adds space between its sections.
 */
export function Surface({ tone = 'opaque', className, ...rest }: SurfaceProps) {
  const scheme = tone === 'opaque' ? ownTheme : darkSurface;
  return <div {...rest} className={clsx(styles.surface, styles.tone[tone], scheme, className)} />;
}

/** Renders the last part of a `Surface`, one `Section`, filled from edge to edge. */
export function SurfaceFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.footer, className)} />;
}
