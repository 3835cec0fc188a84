import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** @default 'info' */
  readonly tone?: 'info' | 'success' | 'danger';
  /** What it is about, in a few words. */
  readonly title?: string;
  /** What there is to know. */
  readonly children: ReactNode;
  /** Announces itself when it appears: politely, or at once. */
  readonly live?: 'status' | 'alert';
}

/**
 * Something to know before reading on.
 *
 * Keyboard: none of its own; Tab goes through the links in it.
 *
 * WCAG: the words carry the tone, colour repeats it (1.4.1); announced where it appears (4.1.3).
 */
export function Notice({ tone = 'info', title, children, live }: NoticeProps) {
  return (
    <div className={styles.tone[tone]} role={live}>
      <span className={styles.icon[tone]}>
        <InterfaceIcon name={tone} size={24} />
      </span>
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
