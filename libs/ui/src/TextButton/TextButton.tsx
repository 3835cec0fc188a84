import type { MouseEventHandler, ReactNode, Ref } from 'react';
import * as styles from './TextButton.css';

export interface TextButtonProps {
  /** What pressing it does, as a verb. */
  readonly children: ReactNode;
  /** Called on each press. */
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  /** For giving it the focus. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A quiet button beside a loud one: printing, resetting, once more. Looks like `TextLink`, underlined in grey.
 *
 * Keyboard: Enter or Space presses it.
 *
 * WCAG: known without colour (1.4.1), 44 px high (2.5.5).
 */
export function TextButton({ children, onClick, ref }: TextButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.button} onClick={onClick}>
      <span className={styles.words}>{children}</span>
    </button>
  );
}
