import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './Notice.css';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Sets icon and colour; the text must tell the same by itself (WCAG 1.4.1). @default 'info' */
  readonly tone?: 'info' | 'success' | 'danger';
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * Renders a highlighted message. The text must express the tone by itself: colour and icon only repeat it (WCAG 1.4.1).
 * A notice that appears after an action needs the role `status`, or `alert` if it is urgent (WCAG 4.1.3).
 */
export function Notice({ tone = 'info', title, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={clsx(styles.tone[tone], className)}>
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
