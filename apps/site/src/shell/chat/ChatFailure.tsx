import { GlowButton, TextButton, TextLink } from '@keystrand/ui';
import * as styles from './ChatFailure.css';

export interface ChatFailureProps {
  readonly shown: boolean;
  readonly contactHref: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The live region is always present: screen readers announce only changes to one that exists (WCAG 4.1.3). */
export function ChatFailure({ shown, contactHref, onRetry, onClose }: ChatFailureProps) {
  return (
    <div role="status">
      {shown ? (
        <div className={styles.panel}>
          <p>The chat has not loaded. Check your connection, then try again, or write to us.</p>
          <div className={styles.actions}>
            <GlowButton size="small" onClick={onRetry}>
              Try again
            </GlowButton>
            <TextLink href={contactHref} onClick={onClose}>
              Contact page
            </TextLink>
            <TextButton onClick={onClose}>Close</TextButton>
          </div>
        </div>
      ) : null}
    </div>
  );
}
