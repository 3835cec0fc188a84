import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Disclosure.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** The always visible row that opens and closes the content. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether the content is initially visible. @default false */
  readonly open?: boolean;
  /** Disclosures with the same name close each other, as the native attribute does. */
  readonly name?: string;
}

/**
 * Renders content that opens on demand. It is a native `details` element, so that it works without JavaScript, before
 * hydration and with find-in-page. Its height is animated where the browser supports `interpolate-size`.
 *
 * Keyboard: Enter or Space on the summary opens and closes the content.
 */
export function Disclosure({ summary, children, open = false, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx(styles.disclosure, className)} open={open}>
      <summary className={styles.summary}>
        <span className={styles.summaryText}>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
