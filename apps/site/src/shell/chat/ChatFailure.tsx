import { GlowButton, InterfaceIcon } from '@keystrand/ui';
import * as styles from './ChatFailure.css';

export interface ChatFailureProps {
  readonly shown: boolean;
  readonly contactHref: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Renders a status above the chat button: a message that the chat has not loaded, a retry and a link to the
 * contact page. The live region is always present: screen readers announce only changes to one that exists (WCAG 4.1.3).
 */
export function ChatFailure({ shown, contactHref, onRetry, onClose }: ChatFailureProps) {
  return (
    <div role="status">
      {shown ? (
        <div className={styles.panel}>
          <p className={styles.text}>
            The chat has not loaded. Check your connection, then try again, or write to us.
          </p>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <InterfaceIcon name="close" />
          </button>
          <div className={styles.actions}>
            <GlowButton size="small" onClick={onRetry}>
              Try again
            </GlowButton>
            <a href={contactHref} className={styles.link} onClick={onClose}>
              Contact page
            </a>
          </div>
        </div>
      ) : null}
    </div>
  );
}
