import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './Field.css';
import { FieldError, FieldHint, LabelText } from './fieldTexts';
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
  id = name,
  hint,
  error,
  errorLabel,
  optional,
  optionalLabel,
  children,
  className,
  ...root
}: FieldWithControlProps) {
  return (
    <div {...root} className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        <LabelText label={label} optional={optional} optionalLabel={optionalLabel} />
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} errorLabel={errorLabel} />
      {children(controlAttributes({ name, id, hint, error }))}
    </div>
  );
}
