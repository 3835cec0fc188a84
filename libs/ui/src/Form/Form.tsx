import type { FormHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './Form.css';

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style'> {
  /** Fields, `FieldPair`s of short ones, and `FormActions` at the end. */
  readonly children: ReactNode;
  /** For reading what was entered. */
  readonly ref?: Ref<HTMLFormElement>;
}

/**
 * A native `form` with the rhythm of its fields; works without a script when it is given an `action`.
 *
 * Keyboard: Tab through the fields; Enter in a line of text sends, as in any form.
 *
 * WCAG: order of focus as of reading (2.4.3), nothing happens on entering alone (3.2.2).
 */
export function Form(props: FormProps) {
  return <form {...props} className={styles.form} />;
}

/**
 * Two short fields side by side where there is room.
 *
 * Keyboard: the fields' own, in their order.
 *
 * WCAG: reflow (1.4.10), order of focus (2.4.3).
 */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
