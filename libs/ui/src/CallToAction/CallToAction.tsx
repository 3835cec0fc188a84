import type { ReactNode } from 'react';
import * as styles from './CallToAction.css';

export interface CallToActionProps {
  /** An `h2`. */
  readonly heading: string;
  /** A sentence or two on what the next step takes. */
  readonly text: ReactNode;
  /** One `GlowButton` and at most one `TextLink`. */
  readonly actions: ReactNode;
}

/**
 * How a page closes: what to do next, on the page's or the canvas's own ground.
 *
 * Keyboard: Tab through its actions.
 *
 * WCAG: a heading that says what follows (2.4.6), order of focus as of reading (2.4.3).
 */
export function CallToAction({ heading, text, actions }: CallToActionProps) {
  return (
    <section className={styles.block}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
