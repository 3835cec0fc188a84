import { RouterLink } from '../Link/LinkProvider';
import { StrandMark } from '../Strand/StrandMark';
import * as styles from './Logo.css';

export interface LogoProps {
  /** The company's name. */
  readonly name: string;
  /** Home. */
  readonly href: string;
  /** Whether the page shown is the one it leads to. @default false */
  readonly current?: boolean;
  /** Called before the link is followed. */
  readonly onClick?: (() => void) | undefined;
}

/**
 * The mark and the company's name, leading home.
 *
 * Keyboard: Enter follows it.
 *
 * WCAG: the mark is decoration, the name is the link's text (1.1.1, 2.4.4); says where it is the current page (2.4.8).
 */
export function Logo({ name, href, current = false, onClick }: LogoProps) {
  return (
    <RouterLink
      href={href}
      className={styles.logo}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      <StrandMark />
      {name}
    </RouterLink>
  );
}
