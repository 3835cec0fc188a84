import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Link } from '../Link/Link';
import * as styles from './ArrowLink.css';

export interface ArrowLinkProps {
  /** Where it leads: a path of the site, or an address outside it. */
  readonly href: string;
  /** What waits there, in words that make sense by themselves (WCAG 2.4.4). */
  readonly children: ReactNode;
}

/**
 * A quiet link onward, with an arrow that leans in the reading direction.
 *
 * Keyboard: Enter follows it.
 *
 * WCAG: the arrow, not colour, marks it (1.4.1); 44 px high (2.5.5).
 */
export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      {children}
      <InterfaceIcon name="arrow" className={styles.arrow} />
    </Link>
  );
}
