import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { RouterLink } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { checkText } from '../development/checkText';
import * as styles from './GlowButton.css';
import { PushButton } from './PushButton';

interface GlowButtonBase {
  /** The action, as a verb. */
  readonly children: ReactNode;
  /** Height of 44, 52 or 58 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

export interface GlowButtonLinkProps
  extends GlowButtonBase, Omit<LinkComponentProps, keyof GlowButtonBase | 'href'> {
  /** Renders a link to this target instead of a button. */
  readonly href: string;
}

export interface GlowButtonButtonProps
  extends GlowButtonBase, Omit<ComponentPropsWithRef<'button'>, keyof GlowButtonBase | 'type' | 'onClick'> {
  /** Not set, so that it is a button. */
  readonly href?: undefined;
  /** Whether the button submits its form. @default 'button' */
  readonly type?: 'button' | 'submit';
  /** Removes the button from the tab order; prefer a message about what is missing. @default false */
  readonly disabled?: boolean;
  /**
   * While `true`, the button keeps focus, ignores clicks, and shows and announces `busyLabel`. Pass `false`, not
   * `undefined`, when idle: a live region has to exist before its text changes.
   */
  readonly busy?: boolean;
  /** Text of the button while it is busy. @default 'Working' */
  readonly busyLabel?: string;
  /** Called on click unless the button is busy. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
}

export type GlowButtonProps = GlowButtonLinkProps | GlowButtonButtonProps;

/**
 * Renders the primary action of a page as a solid pill with a glow: a link if it has `href`, a button otherwise.
 * Attributes go to the link or button.
 *
 * Keyboard: Enter follows the link; Enter or Space activates the button. A busy button stays focusable.
 *
 * WCAG: target of at least 44 px (2.5.5), busy text announced (4.1.3), no movement under reduced motion (2.3.3).
 */
export function GlowButton({ children, size = 'medium', className, ...props }: GlowButtonProps) {
  if (process.env.NODE_ENV !== 'production') checkText('GlowButton', { children });
  const rootClass = clsx(styles.button, className);
  const pillClass = clsx(styles.pill, styles.size[size]);
  if (props.href !== undefined) {
    return (
      <RouterLink {...props} className={rootClass}>
        <span className={pillClass}>{children}</span>
      </RouterLink>
    );
  }
  return (
    <PushButton {...props} className={rootClass} pillClass={pillClass}>
      {children}
    </PushButton>
  );
}
