import { control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';

export interface TextInputProps extends ControlProps<'input'> {
  /** Kind of text, which selects the keyboard of a phone and the browser's validation. @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

/**
 * A single-line text input in a `Field`. Takes the native attributes of the input; set `autoComplete` to identify the
 * purpose of personal data (WCAG 1.3.5).
 */
export function TextInput({ type = 'text', ...props }: TextInputProps) {
  return (
    <Field {...props}>{(attributes) => <input {...attributes} type={type} className={control} />}</Field>
  );
}
