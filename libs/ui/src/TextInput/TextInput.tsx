import { control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';
import { splitFieldProps } from '../Field/splitFieldProps';

export interface TextInputProps extends ControlProps<'input'> {
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
export function TextInput({ type = 'text', ...props }: TextInputProps) {
  const { field, control: input } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => <input {...input} {...attributes} type={type} className={control} />}
    </Field>
  );
}
