import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { RouterLink } from '../Link/LinkProvider';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './GlowButton.css';

interface GlowButtonBase {
  /** What pressing it does, as a verb. */
  readonly children: ReactNode;
  /** 44, 52 or 58 px high. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

export interface GlowButtonLinkProps extends GlowButtonBase {
  /** Makes it a link; an address inside the site is followed by the application's router. */
  readonly href: string;
  /** Called before the link is followed. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface GlowButtonButtonProps extends GlowButtonBase {
  /** None: it is a button. */
  readonly href?: undefined;
  /** @default 'button' */
  readonly type?: 'button' | 'submit';
  /** Takes it out of the tab order; prefer a message that says what is missing. */
  readonly disabled?: boolean;
  /**
   * Work is under way: the button keeps its focus, ignores presses and says `busyLabel`, aloud too.
   * Pass `false` rather than nothing while idle, so that the live region stands before it speaks.
   */
  readonly busy?: boolean;
  /** @default 'Working' */
  readonly busyLabel?: string;
  /** Called on each press but while `busy`. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The form it submits, where that is not the one around it. */
  readonly form?: string;
  /** For giving it the focus. */
  readonly ref?: Ref<HTMLButtonElement>;
}

export type GlowButtonProps = GlowButtonLinkProps | GlowButtonButtonProps;

/**
 * The one loud thing on a page: a solid pill with a light behind it. A link where it leads somewhere, a button where
 * it does something.
 *
 * Keyboard: Enter follows the link; Enter or Space presses the button. A busy button stays focusable.
 *
 * WCAG: target of at least 44 px (2.5.5), the shared focus ring (2.4.7, 2.4.13), busy text announced (4.1.3), nothing
 * moves under reduced motion (2.3.3).
 */
export function GlowButton(props: GlowButtonProps) {
  const { children, size = 'medium' } = props;
  const face = `${styles.face} ${styles.size[size]}`;
  if (props.href !== undefined) {
    return (
      <RouterLink
        href={props.href}
        className={styles.button}
        {...(props.onClick ? { onClick: props.onClick } : {})}
      >
        <span className={face}>{children}</span>
      </RouterLink>
    );
  }
  const { type = 'button', disabled, busy, busyLabel = 'Working', onClick, form, ref } = props;
  return (
    <>
      <button
        ref={ref}
        type={type}
        form={form}
        disabled={disabled}
        className={styles.button}
        {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        onClick={(event) => {
          if (busy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        <span className={face}>
          {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
          {busy ? busyLabel : children}
        </span>
      </button>
      {busy === undefined ? null : (
        <span role="status" className={visuallyHidden}>
          {busy ? busyLabel : ''}
        </span>
      )}
    </>
  );
}
