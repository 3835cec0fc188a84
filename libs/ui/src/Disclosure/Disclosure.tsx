import type { ReactNode } from 'react';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** What can be opened, always in sight. */
  readonly summary: ReactNode;
  /** What opens. */
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
  /** Identity of the disclosure, for links on the page. */
  readonly id?: string;
  /** Disclosures of one name close each other. */
  readonly name?: string;
}

/**
 * Words that open on demand: the platform's own `details`, so that it works without a script, before hydration, and
 * for find-in-page. Its height glides where the browser can animate to `auto`.
 *
 * Keyboard: Tab to the summary, Enter or Space opens and closes.
 *
 * WCAG: name, role and state by the platform (4.1.2), 44 px target (2.5.5).
 */
export function Disclosure({ summary, children, open = false, id, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} id={id} name={name}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
