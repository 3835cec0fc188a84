import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './FormActions.css';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** Buttons, the submit button first. */
  readonly children: ReactNode;
  /** Effect of submitting: recipients of the data and stored data (WCAG 3.3.2). */
  readonly note?: ReactNode;
}

/** Renders the buttons at the end of a form and a note next to them. */
export function FormActions({ children, note, className, ...rest }: FormActionsProps) {
  return (
    <div {...rest} className={clsx(styles.actions, className)}>
      {children}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
