import type { TextareaHTMLAttributes } from 'react';
import { area, control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/FieldProps';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      keyof FieldProps | 'className' | 'style' | 'children'
    > {}

/**
 * Several lines of text under their label; grows with what is written where the browser can.
 *
 * Keyboard: as the platform's text area, Tab leaves it.
 *
 * WCAG: see `Field`.
 */
export function TextArea({ label, name, id, hint, error, optional, rows = 5, ...textArea }: TextAreaProps) {
  const field = { label, name, hint, error, ...(id ? { id } : {}), ...(optional ? { optional } : {}) };
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea {...textArea} {...attributes} rows={rows} className={`${control} ${area}`} />
      )}
    </Field>
  );
}
