import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import type { LinkComponentProps } from '../Link/LinkProvider';
import * as styles from './TextLink.css';

export interface TextLinkProps extends LinkComponentProps {
  /** Describes the target by itself, without the surrounding text (WCAG 2.4.4). */
  readonly children: ReactNode;
}

/**
 * Renders a standalone link, for use next to a button or at the end of a section. The underline makes it recognisable
 * without colour (WCAG 1.4.1); it is 44 px high (WCAG 2.5.5).
 */
export function TextLink({ children, className, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={clsx(styles.link, className)}>
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
