import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './ErrorPanel.css';

export interface ErrorPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Text of the `h1`. @default 'Something went wrong.' */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * Renders the fallback of a page that failed to load or to render (docs/requirements.md, section 9.5). It is an alert
 * (WCAG 4.1.3), and its heading can receive focus from a script.
 */
export function ErrorPanel({
  title = 'Something went wrong.',
  children,
  actions,
  className,
  ...rest
}: ErrorPanelProps) {
  return (
    <div {...rest} className={clsx(styles.panel, className)} role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
