'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './GlowButton.css';

interface GlowButtonBase {
  readonly children: ReactNode;
  /** Height of 44, 52 or 58 px. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

export interface GlowButtonLinkProps
  extends GlowButtonBase, Omit<LinkComponentProps, keyof GlowButtonBase | 'href'> {
  readonly href: string;
}

export interface GlowButtonButtonProps
  extends GlowButtonBase, Omit<ComponentPropsWithRef<'button'>, keyof GlowButtonBase | 'type'> {
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
}

export type GlowButtonProps = GlowButtonLinkProps | GlowButtonButtonProps;

/** Renders the primary action of a page as a solid pill with a glow: a link with `href`, otherwise a button; attributes go to it. */
export function GlowButton({ children, size = 'medium', className, ...props }: GlowButtonProps) {
  const rootClass = clsx(styles.button, size === 'small' && styles.flat, className);
  const pillClass = clsx(styles.pill, styles.size[size]);
  if (props.href !== undefined)
    return (
      <Link {...props} className={rootClass}>
        <span className={pillClass}>{children}</span>
      </Link>
    );
  const { type = 'button', busy, busyLabel = 'Working', onClick, ...rest } = props;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={rootClass}
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
