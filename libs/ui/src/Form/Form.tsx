import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './Form.css';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style'> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A native `form` with the rhythm of its fields; works without a script when it is given an `action`. */
export function Form(props: FormProps) {
  return <form {...props} className={styles.form} />;
}

/** Two short fields side by side where there is room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
