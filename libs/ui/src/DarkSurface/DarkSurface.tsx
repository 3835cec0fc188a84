import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { darkSurface } from '../theme/scheme.css';
import * as styles from './DarkSurface.css';

export interface DarkSurfaceProps extends ComponentPropsWithRef<'div'> {
  /**
   * Decoration behind the content, such as an animated background. It does not intercept clicks on the content, and must fade
   * behind each element with `data-over-background`, such as the text of `Hero` (WCAG 1.4.3).
   */
  readonly background?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a background that is dark in both themes. Prints on white. */
export function DarkSurface({ background, children, className, ...rest }: DarkSurfaceProps) {
  return (
    <div {...rest} className={clsx(styles.surface, darkSurface, className)}>
      {background ? <div className={styles.background}>{background}</div> : null}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
