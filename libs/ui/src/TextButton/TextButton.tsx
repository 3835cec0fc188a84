import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import * as styles from './TextButton.css';

export interface TextButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** The action, as a verb. */
  readonly children: ReactNode;
  /** Called on each press. */
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Renders a secondary button that looks like a `TextLink` with a grey underline. It does not submit forms. The underline
 * makes it recognisable without colour (WCAG 1.4.1); it is 44 px high (WCAG 2.5.5).
 */
export function TextButton({ children, className, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type="button" className={clsx(styles.button, className)}>
      <span className={styles.text}>{children}</span>
    </button>
  );
}
