import { area, control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';

export type TextAreaProps = ControlProps<'textarea'>;

/** A text area in a `Field`, with the native attributes; grows with its content where `field-sizing` is supported. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  return (
    <Field {...props}>
      {(attributes) => <textarea {...attributes} rows={rows} className={`${control} ${area}`} />}
    </Field>
  );
}
