import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { darkSurface, ownTheme } from '../theme/scheme.css';
import * as styles from './Surface.css';

/** `children`: `Section`s, optionally followed by a `SurfaceFooter`. */
export interface SurfaceProps extends ComponentPropsWithRef<'div'> {
  /**
   * `surface`: in the visitor's own theme. `dark`: in the colour of the `DarkSurface` in both; for short lists and links.
   * @default 'surface'
   */
  readonly tone?: keyof typeof styles.tone;
}

/**
 * Renders the surface for a page's content on a `DarkSurface`. Body text on it has a contrast of 7:1 in both themes
 * (WCAG 1.4.6). Adds space between its sections.
 */
export function Surface({ tone = 'surface', className, ...rest }: SurfaceProps) {
  const scheme = tone === 'surface' ? ownTheme : darkSurface;
  return <div {...rest} className={clsx(styles.surface, styles.tone[tone], scheme, className)} />;
}

/** Renders the last part of a `Surface`, one `Section`, filled from edge to edge. */
export function SurfaceFooter({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.footer, className)} />;
}
