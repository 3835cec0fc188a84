import type { InputHTMLAttributes } from 'react';
import { control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/FieldProps';

export interface TextInputProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'className' | 'style' | 'children'> {
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

/**
 * One line of text under its label. Takes the native attributes (`autoComplete`, `required`, `maxLength`,
 * `inputMode`).
 *
 * Keyboard: as the platform's input.
 *
 * WCAG: see `Field`; input purpose by `autoComplete` (1.3.5).
 */
export function TextInput({
  label,
  name,
  id,
  hint,
  error,
  optional,
  type = 'text',
  ...input
}: TextInputProps) {
  const field = { label, name, hint, error, ...(id ? { id } : {}), ...(optional ? { optional } : {}) };
  return (
    <Field {...field}>
      {(attributes) => <input {...input} {...attributes} type={type} className={control} />}
    </Field>
  );
}
