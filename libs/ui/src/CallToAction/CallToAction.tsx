import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './CallToAction.css';

export interface CallToActionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly heading: string;
  readonly text: ReactNode;
  /** One `GlowButton` and at most one `TextLink`. On paper the attribute `data-contact` takes their place. */
  readonly actions: ReactNode;
}

/** Renders the closing section of a page: the next step. Works on the page and on a `DarkSurface`. */
export function CallToAction({ heading, text, actions, className, ...rest }: CallToActionProps) {
  return (
    <section {...rest} className={clsx(styles.section, className)}>
      <div data-over-background="">
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions} data-over-background="">
        {actions}
      </div>
    </section>
  );
}
