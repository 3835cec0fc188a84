import { area, control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';
import { splitFieldProps } from '../Field/splitFieldProps';

export type TextAreaProps = ControlProps<'textarea'>;

/**
 * A text area in a `Field`. Takes the native attributes of the text area; grows with its content in browsers that
 * support `field-sizing`.
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
