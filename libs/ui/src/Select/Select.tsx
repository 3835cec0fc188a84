import { control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './Select.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends ControlProps<'select'> {
  readonly options: readonly SelectOption[];
  readonly placeholder?: string;
}

/** A native `select` in a `Field`. Takes the native attributes of the select. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <div className={styles.frame}>
          <select {...attributes} className={`${control} ${styles.select}`}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <InterfaceIcon name="chevron" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
