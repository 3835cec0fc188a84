import { TextButton } from '@keystrand/ui';
import { useEffect, useRef, useState } from 'react';
import * as styles from './index.css';

/** Renders a button that asks for confirmation before it calls `onReset`. */
export function ResetButton({ onReset }: { readonly onReset: () => void }) {
  const [asking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) confirm.current?.focus();
  }, [asking]);
  if (!asking) {
    return (
      <TextButton
        onClick={() => {
          setAsking(true);
        }}
      >
        Start again
      </TextButton>
    );
  }
  return (
    <span className={styles.confirm} role="group" aria-label="Start again">
      <TextButton ref={confirm} onClick={onReset}>
        Clear all answers
      </TextButton>
      <TextButton
        onClick={() => {
          setAsking(false);
        }}
      >
        Keep them
      </TextButton>
    </span>
  );
}
