import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './Field.css';
import type { FieldProps } from './FieldProps';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/**
 * Returns the label, hint and error of a field as elements, the attributes of its control, and the rest of its props.
 *
 * WCAG: the error is identified in text (3.3.1) and not by colour alone (1.4.1).
 */
export function fieldElements<Props extends Omit<FieldProps, 'label'> & { readonly label: ReactNode }>({
  label,
  name,
  id = name,
  hint,
  error,
  errorLabel = 'Error:',
  optional = false,
  optionalLabel = '(optional)',
  ...rest
}: Props) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return {
    label: (
      <>
        {label} {optional ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </>
    ),
    hint: hint ? (
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    ) : null,
    error: error ? (
      <p className={styles.error} id={`${id}-error`}>
        <InterfaceIcon name="danger" size={18} className={styles.errorIcon} />
        <span>
          <span className={visuallyHidden}>{errorLabel}</span> {error}
        </span>
      </p>
    ) : null,
    attributes,
    rest,
  };
}
