import type { ReactNode } from 'react';
import * as styles from './CallToAction.css';

export interface CallToActionProps {
  readonly heading: string;
  readonly text: ReactNode;
  /** One `GlowButton` and at most one `TextLink`. */
  readonly actions: ReactNode;
}

/** How a page closes: what to do next, on the page's or the canvas's own ground (WCAG 2.4.6). */
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
