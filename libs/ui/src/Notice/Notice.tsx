import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './Notice.css';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Sets icon and colour; the text must tell the same by itself (WCAG 1.4.1). @default 'info' */
  readonly tone?: 'info' | 'success' | 'danger';
  /** Subject in a few words, shown above the text. */
  readonly title?: string;
  /** The message. */
  readonly children: ReactNode;
  /** Makes the notice a live region: `status` is announced politely, `alert` at once. */
  readonly live?: 'status' | 'alert';
}

/**
 * Renders a highlighted message. The text must express the tone by itself: colour and icon only repeat it (WCAG 1.4.1).
 * Set `live` on a notice that appears after an action (WCAG 4.1.3).
 */
export function Notice({ tone = 'info', title, children, live, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={clsx(styles.tone[tone], className)} role={live}>
      <span className={styles.icon[tone]}>
        <InterfaceIcon name={tone} size={24} />
      </span>
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        {typeof children === 'string' ? <p className={styles.text}>{children}</p> : children}
      </div>
    </div>
  );
}
