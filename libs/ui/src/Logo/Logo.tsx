import { Anchor } from '../Link/LinkProvider';
import { StrandMark } from '../Strand/StrandMark';
import * as styles from './Logo.css';

export interface LogoProps {
  readonly name: string;
  readonly href: string;
  /** Whether the page shown is the one it leads to. @default false */
  readonly current?: boolean;
  readonly onClick?: (() => void) | undefined;
}

/** The mark and the company's name, leading home; the mark is decoration, the name is the link's text. */
export function Logo({ name, href, current = false, onClick }: LogoProps) {
  return (
    <Anchor href={href} className={styles.logo} aria-current={current ? 'page' : undefined} onClick={onClick}>
      <StrandMark />
      {name}
    </Anchor>
  );
}
