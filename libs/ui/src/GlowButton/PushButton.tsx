'use client';

import { visuallyHidden } from '../theme/focusRing.css';
import type { GlowButtonButtonProps } from './GlowButton';
import * as styles from './GlowButton.css';

interface PushButtonProps extends Omit<GlowButtonButtonProps, 'href' | 'size'> {
  /** Class of the visible pill. */
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
