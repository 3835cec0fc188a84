import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Form.css';

export interface FormProps extends ComponentPropsWithRef<'form'> {
  readonly children: ReactNode;
}

/** Renders a native `form` that lays out its fields. With an `action` it works without JavaScript. */
export function Form({ className, ...rest }: FormProps) {
  return <form {...rest} className={clsx(styles.form, className)} />;
}

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  readonly children: ReactNode;
  /** Effect of submitting: recipients of the data and stored data (WCAG 3.3.2). */
  readonly note?: ReactNode;
}

export function FormActions({ children, note, className, ...rest }: FormActionsProps) {
  return (
    <div {...rest} className={clsx(styles.actions, className)}>
      {children}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

/** Lays out two short fields side by side from medium screens up. */
export function FieldPair({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.pair, className)} />;
}
