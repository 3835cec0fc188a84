import { area, control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';
import { splitFieldProps } from '../Field/splitFieldProps';

export type TextAreaProps = ControlProps<'textarea'>;

/**
 * Several lines of text under their label; grows with what is written where the browser can.
 *
 * Keyboard: as the platform's text area, Tab leaves it.
 *
 * WCAG: see `Field`.
 */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { field, control: textArea } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea {...textArea} {...attributes} rows={rows} className={`${control} ${area}`} />
      )}
    </Field>
  );
}
