import type { ReactNode } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { visuallyHidden } from '../theme/focusRing.css';
import * as styles from './Field.css';
import type { FieldProps } from './FieldProps';

/** Renders the label of a field and whether it is optional. */
export function LabelText({
  label,
  optional = false,
  optionalLabel = '(optional)',
}: Pick<FieldProps, 'optional' | 'optionalLabel'> & { readonly label: ReactNode }) {
  return (
    <>
      {label} {optional ? <span className={styles.optional}>{optionalLabel}</span> : null}
    </>
  );
}

/** Renders the hint of a field; its `id` ends the control's. */
export function FieldHint({ id, hint }: { readonly id: string; readonly hint: ReactNode }) {
  return hint ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}

interface FieldErrorProps extends Pick<FieldProps, 'error' | 'errorLabel'> {
  readonly id: string;
}

/**
 * Renders the error message of a field with an icon and a visually hidden prefix.
 *
 * WCAG: the error is identified in text (3.3.1) and not by colour alone (1.4.1).
 */
export function FieldError({ id, error, errorLabel = 'Error:' }: FieldErrorProps) {
  return error ? (
    <p className={styles.error} id={`${id}-error`}>
      <InterfaceIcon name="danger" size={18} className={styles.errorIcon} />
      <span>
        <span className={visuallyHidden}>{errorLabel}</span> {error}
      </span>
    </p>
  ) : null;
}
