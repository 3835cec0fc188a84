import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import * as styles from './TextLink.css';

export interface TextLinkProps {
  /** Where it leads: a path of the site, or an address outside it. */
  readonly href: string;
  /** What waits there, in words that make sense by themselves (WCAG 2.4.4). */
  readonly children: ReactNode;
}

/**
 * A link that stands by itself, beside a button or at the end of a section; underlined by 2 px of accent.
 *
 * Keyboard: Enter follows it.
 *
 * WCAG: known without colour (1.4.1), 44 px high (2.5.5).
 */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      <span className={styles.words}>{children}</span>
    </Link>
  );
}
