import { TextButton } from '@keystrand/ui';
import { useState } from 'react';
import * as styles from './index.css';

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

export function ResetButton({ onReset }: { readonly onReset: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return <TextButton onClick={() => setAsking(true)}>Start again</TextButton>;
  }
  return (
    <span className={styles.actions} role="group" aria-label="Start again">
      <TextButton ref={focusOnMount} onClick={onReset}>
        Clear all answers
      </TextButton>
      <TextButton onClick={() => setAsking(false)}>Keep them</TextButton>
    </span>
  );
}
