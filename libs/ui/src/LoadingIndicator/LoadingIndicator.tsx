import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './LoadingIndicator.css';

export interface LoadingIndicatorProps {
  /** Whether a page change is waiting. Keep the component mounted: its live region must stand before it speaks. */
  readonly active: boolean;
  /** @default 'Loading page' */
  readonly label?: string;
}

/**
 * A line along the top of the window, and one polite announcement, after 150 ms of waiting.
 *
 * Keyboard: nothing in it takes the focus.
 *
 * WCAG: announced as a status (4.1.3), still under reduced motion (2.3.3).
 */
export function LoadingIndicator({ active, label = 'Loading page' }: LoadingIndicatorProps) {
  return (
    <div role="status">
      {active ? (
        <div className={styles.indicator}>
          <div className={styles.line} />
          <span className={visuallyHidden}>{label}</span>
        </div>
      ) : null}
    </div>
  );
}
