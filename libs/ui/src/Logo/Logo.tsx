import { clsx } from 'clsx';
import { Link } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { StrandMark } from '../Strand/StrandMark';
import * as styles from './Logo.css';

export interface LogoProps extends Omit<LinkComponentProps, 'children'> {
  readonly name: string;
  readonly href: string;
}

/** Renders the mark and the company's name as a link to the home page. The mark is hidden from screen readers. */
export function Logo({ name, className, ...rest }: LogoProps) {
  return (
    <Link {...rest} className={clsx(styles.logo, className)}>
      <StrandMark />
      {name}
    </Link>
  );
}
