import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Field.css';
import { FieldError } from './FieldError';
import type { FieldProps } from './FieldProps';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldWithControlProps
  extends FieldProps, Omit<ComponentPropsWithRef<'div'>, keyof FieldProps | 'children'> {
  /** Renders the control; spread the attributes on it. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Returns the attributes of a control from the props of its field. */
export function controlAttributes({
  name,
  id = name,
  hint,
  error,
}: Pick<FieldProps, 'name' | 'id' | 'hint' | 'error'>): ControlAttributes {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/**
 * Renders a label, a hint and an error message around any control. `id` is the control's; other attributes go to the
 * root element.
 *
 * WCAG: label and instructions (1.3.1, 3.3.2), error identification and suggestion (3.3.1, 3.3.3), name and state
 * (4.1.2).
 */
export function Field({
  label,
  name,
  id,
  hint,
  error,
  errorLabel,
  optional = false,
  optionalLabel = '(optional)',
  children,
  className,
  ...root
}: FieldWithControlProps) {
  const attributes = controlAttributes({ name, id, hint, error });
  return (
    <div {...root} className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label} {optional ? <span className={styles.optional}>{optionalLabel}</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${attributes.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <FieldError id={`${attributes.id}-error`} label={errorLabel}>
          {error}
        </FieldError>
      ) : null}
      {children(attributes)}
    </div>
  );
}
