import type { ReactNode } from 'react';
import * as styles from './Field.css';
import { FieldError } from './FieldError';
import type { FieldProps } from './FieldProps';

/** What ties a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldWithControlProps extends FieldProps {
  /** Draws the control with the attributes it is given. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Attributes of a control whose hint and error are drawn by `Field`. */
export function controlAttributes({
  name,
  id = name,
  hint,
  error,
}: Omit<FieldProps, 'label'>): ControlAttributes {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/**
 * A label, a hint and an error around any one control.
 *
 * Keyboard: the control's own; a press on the label goes to it.
 *
 * WCAG: labels (1.3.1, 3.3.2), error named in words and tied to the control (3.3.1, 3.3.3), name and state (4.1.2).
 */
export function Field({ children, ...field }: FieldWithControlProps) {
  const attributes = controlAttributes(field);
  const { label, hint, error, optional } = field;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label} {optional ? <span className={styles.optional}>(optional)</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${attributes.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${attributes.id}-error`}>{error}</FieldError> : null}
      {children(attributes)}
    </div>
  );
}
