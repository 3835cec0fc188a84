import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { darkSurface } from '../theme/scheme.css';
import * as styles from './DarkSurface.css';

export interface DarkSurfaceProps extends ComponentPropsWithRef<'div'> {
  /** Decoration behind the content, such as an animated background. It does not intercept clicks on the content. */
  readonly background?: ReactNode;
  /**
   * Whether the background itself fades behind each element with `data-over-background`, such as the text of `Hero`.
   * Otherwise these components cover it.
   * @default false
   */
  readonly backgroundFades?: boolean;
  /** The content of the page: a `Hero`, `Surface`s, a `CallToAction`. */
  readonly children: ReactNode;
}

/**
 * Renders a background that is dark in both themes. Text keeps its contrast over any decoration (WCAG 1.4.3, 1.4.6).
 * Prints on white.
 */
export function DarkSurface({
  background,
  backgroundFades = false,
  children,
  className,
  ...rest
}: DarkSurfaceProps) {
  return (
    <div
      {...rest}
      className={clsx(
        styles.surface,
        background && !backgroundFades && styles.backgroundBehindText,
        darkSurface,
        className,
      )}
    >
      {background ? <div className={styles.background}>{background}</div> : null}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
