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

/** Stands in the place of a page that failed (specification, section 8); announced at once (WCAG 4.1.3), its heading can take the focus. */
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
