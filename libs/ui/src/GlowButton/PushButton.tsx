'use client';

import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './GlowButton.css';

/** Props of a `GlowButton` with and without `href`. */
export interface GlowButtonBase {
  /** The action, as a verb. */
  readonly children: ReactNode;
  /** Height of 44, 52 or 58 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

export interface GlowButtonButtonProps
  extends GlowButtonBase, Omit<ComponentPropsWithRef<'button'>, keyof GlowButtonBase | 'type' | 'onClick'> {
  /** Not set, so that it is a button. */
  readonly href?: undefined;
  /** Whether the button submits its form. @default 'button' */
  readonly type?: 'button' | 'submit';
  /** Removes the button from the tab order; prefer a message about the missing input. @default false */
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

interface PushButtonProps extends Omit<GlowButtonButtonProps, 'href' | 'size'> {
  readonly pillClass: string;
}

/** Renders a `GlowButton` without `href`. */
export function PushButton({
  type = 'button',
  busy,
  busyLabel = 'Working',
  onClick,
  pillClass,
  children,
  ...rest
}: PushButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        onClick={(event) => {
          if (busy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        <span className={pillClass}>
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
