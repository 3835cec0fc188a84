import type { ReactNode } from 'react';
import * as styles from './FormActions.css';

export interface FormActionsProps {
  /** The submit button first. */
  readonly children: ReactNode;
  /** What sending means: where it goes, what is kept. */
  readonly note?: ReactNode;
}

/**
 * The end of a form: its button, and what pressing it means.
 *
 * Keyboard: Tab to the button, Enter or Space presses it.
 *
 * WCAG: says before sending what becomes of it (3.3.2).
 */
export function FormActions({ children, note }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
