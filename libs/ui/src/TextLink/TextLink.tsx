import { clsx } from 'clsx';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { Link } from '../Link/LinkProvider';
import type { LinkComponentProps } from '../Link/LinkProvider';
import * as styles from './TextLink.css';

export interface TextLinkProps extends LinkComponentProps {
  /** Describes the target by itself, without the surrounding text (WCAG 2.4.4). */
  readonly children: ReactNode;
  /** Shows an arrow after the text in place of the underline. @default false */
  readonly arrow?: boolean;
}

/**
 * Renders a standalone link, for use next to a button or at the end of a section. The underline or the arrow makes it
 * recognisable without colour (WCAG 1.4.1); it is 44 px high (WCAG 2.5.5).
 */
export function TextLink({ arrow = false, children, className, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={clsx(styles.link, className)}>
      <span className={arrow ? undefined : styles.text}>
        {children}
        {arrow ? '\u00A0' : null}
        {arrow ? <InterfaceIcon name="arrow" className={styles.arrow} /> : null}
      </span>
    </Link>
  );
}

export interface TextButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly children: ReactNode;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

/** Renders a secondary button that looks like a `TextLink` with a grey underline. It does not submit forms. */
export function TextButton({ children, className, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type="button" className={clsx(styles.link, className)}>
      <span className={styles.text}>{children}</span>
    </button>
  );
}
