'use client';

import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './GlowButton.css';

export interface GlowButtonBase {
  readonly children: ReactNode;
  /** Height of 44, 52 or 58 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

export interface GlowButtonButtonProps
  extends GlowButtonBase, Omit<ComponentPropsWithRef<'button'>, keyof GlowButtonBase | 'type' | 'onClick'> {
  readonly href?: undefined;
  readonly type?: 'button' | 'submit';
  /** Removes the button from the tab order; prefer a message about the missing input. @default false */
  readonly disabled?: boolean;
  /**
   * While `true`, the button keeps focus, ignores clicks, and shows and announces `busyLabel`. Pass `false`, not
   * `undefined`, when idle: a live region has to exist before its text changes.
   */
  readonly busy?: boolean;
  readonly busyLabel?: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
}

interface PushButtonProps extends Omit<GlowButtonButtonProps, 'href' | 'size'> {
  readonly pillClass: string;
}

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
