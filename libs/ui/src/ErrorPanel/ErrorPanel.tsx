import type { ReactNode } from 'react';
import * as styles from './ErrorPanel.css';

export interface ErrorPanelProps {
  /** @default 'Something went wrong.' */
  readonly title?: string;
  /** What happened and what to do. */
  readonly children?: ReactNode;
  /** A retry, and a way that does not depend on it. */
  readonly actions?: ReactNode;
}

/**
 * Stands in the place of a page that failed (specification, section 8).
 *
 * Keyboard: its heading can take the focus; Tab goes on to its actions.
 *
 * WCAG: announced at once (4.1.3), says what to do (3.3.3).
 */
export function ErrorPanel({ title = 'Something went wrong.', children, actions }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
