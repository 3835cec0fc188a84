import { control } from '../Field/control.css';
import { Field } from '../Field/Field';
import type { ControlProps } from '../Field/FieldProps';
import { splitFieldProps } from '../Field/splitFieldProps';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './Select.css';

export interface SelectOption {
  /** What is sent. */
  readonly value: string;
  /** What it is called. */
  readonly label: string;
}

export interface SelectProps extends ControlProps<'select'> {
  /** In the order of the list. */
  readonly options: readonly SelectOption[];
  /** An entry without a value, first in the list. */
  readonly placeholder?: string;
}

/**
 * One choice from a list, by the platform's own `select`.
 *
 * Keyboard: as the platform's.
 *
 * WCAG: see `Field`; nothing happens on choosing alone (3.2.2).
 */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.frame}>
          <select {...select} {...attributes} className={`${control} ${styles.select}`}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <InterfaceIcon name="chevron" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
