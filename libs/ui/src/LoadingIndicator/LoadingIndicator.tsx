import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './LoadingIndicator.css';

export interface LoadingIndicatorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether a page change is pending. Keep the component mounted: only changes to an existing live region are announced. */
  readonly active: boolean;
  readonly label?: string;
}

/**
 * Renders a progress line along the top of the window and a polite live region (WCAG 4.1.3); both appear after 150 ms.
 * The line does not move under reduced motion (WCAG 2.3.3).
 */
export function LoadingIndicator({ active, label = 'Loading page', ...rest }: LoadingIndicatorProps) {
  return (
    <div {...rest} role="status">
      {active ? (
        <div className={styles.indicator}>
          <div className={styles.line} />
          <span className={visuallyHidden}>{label}</span>
        </div>
      ) : null}
    </div>
  );
}
