import { clsx } from 'clsx';
import { Link } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { StrandMark } from '../Strand/StrandMark';
import * as styles from './Logo.css';

export interface LogoProps extends Omit<LinkComponentProps, 'children'> {
  /** The company's name: the link's text. */
  readonly name: string;
  /** Path of the home page. */
  readonly href: string;
  /** Whether the link's target is the current page. @default false */
  readonly current?: boolean;
}

/** Renders the mark and the company's name as a link to the home page. The mark is hidden from screen readers. */
export function Logo({ name, current = false, className, ...rest }: LogoProps) {
  return (
    <Link {...rest} className={clsx(styles.logo, className)} aria-current={current ? 'page' : undefined}>
      <StrandMark />
      {name}
    </Link>
  );
}
