import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Form.css';

export interface FormProps extends ComponentPropsWithRef<'form'> {
  /** Fields, `FieldPair`s of short fields, and `FormActions` at the end. */
  readonly children: ReactNode;
}

/** Renders a native `form` that lays out its fields. With an `action` it works without JavaScript. */
export function Form({ className, ...rest }: FormProps) {
  return <form {...rest} className={clsx(styles.form, className)} />;
}

/** Lays out two short fields side by side from medium screens up. */
export function FieldPair({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={clsx(styles.pair, className)} />;
}
