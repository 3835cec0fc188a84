import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { unbroken } from '../theme/unbroken';
import * as styles from './Disclosure.css';

export interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether wide screens and paper show the content without the summary. @default false */
  readonly narrowOnly?: boolean;
}

/**
 * Renders content that opens on demand. It is a native `details` element, so that it works without JavaScript, before
 * hydration and with find-in-page. Its height is animated where the browser supports `interpolate-size`.
 */
export function Disclosure({ summary, children, narrowOnly = false, className, ...rest }: DisclosureProps) {
  return (
    <details
      {...rest}
      className={clsx(styles.disclosure, narrowOnly && styles.narrowOnly, className)}
      data-open-when-wide={narrowOnly ? '' : undefined}
    >
      <summary className={styles.summary}>
        <span className={styles.summaryText}>{unbroken(summary)}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
