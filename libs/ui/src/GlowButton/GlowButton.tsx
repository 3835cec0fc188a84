import { clsx } from 'clsx';
import { Link } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import * as styles from './GlowButton.css';
import { PushButton } from './PushButton';
import type { GlowButtonBase, GlowButtonButtonProps } from './PushButton';

export type { GlowButtonButtonProps };

export interface GlowButtonLinkProps
  extends GlowButtonBase, Omit<LinkComponentProps, keyof GlowButtonBase | 'href'> {
  readonly href: string;
}

export type GlowButtonProps = GlowButtonLinkProps | GlowButtonButtonProps;

/**
 * Renders the primary action of a page as a solid pill with a glow: a link if it has `href`, a button otherwise.
 * Attributes go to the link or button.
 */
export function GlowButton({ children, size = 'medium', className, ...props }: GlowButtonProps) {
  const rootClass = clsx(styles.button, className);
  const pillClass = clsx(styles.pill, styles.size[size]);
  if (props.href !== undefined) {
    return (
      <Link {...props} className={rootClass}>
        <span className={pillClass}>{children}</span>
      </Link>
    );
  }
  return (
    <PushButton {...props} className={rootClass} pillClass={pillClass}>
      {children}
    </PushButton>
  );
}
