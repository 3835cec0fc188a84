import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Link } from '../Link/Link';
import type { LinkComponentProps } from '../Link/LinkProvider';
import * as styles from './ArrowLink.css';

export interface ArrowLinkProps extends LinkComponentProps {
  /** Target of the link: a path of the application or an external URL. */
  readonly href: string;
  /** Describes the target; understandable without context (WCAG 2.4.4). */
  readonly children: ReactNode;
}

/**
 * Renders an understated link with an arrow that moves in the reading direction on hover. The arrow, not colour, marks
 * it as a link (WCAG 1.4.1); it is 44 px high (WCAG 2.5.5).
 */
export function ArrowLink({ children, className, ...rest }: ArrowLinkProps) {
  return (
    <Link {...rest} className={clsx(styles.link, className)}>
      {children}
      <InterfaceIcon name="arrow" className={styles.arrow} />
    </Link>
  );
}
