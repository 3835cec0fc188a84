import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { choice, choiceInput, choiceLabel } from '../Field/choice.css';
import * as fieldStyles from '../Field/Field.css';
import { fieldElements } from '../Field/fieldElements';
import type { ControlProps } from '../Field/FieldProps';

export interface CheckboxFieldProps extends Omit<ControlProps<'input'>, 'label' | 'type'> {
  readonly label: ReactNode;
}

/**
 * Renders a checkbox with one statement to agree with. Native attributes go to the checkbox; `className`, `style`,
 * `ref` and `data-*` go to the field around it.
 */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, attributes, root, rest } = fieldElements(props);
  return (
    <div {...root} className={clsx(fieldStyles.field, root.className)}>
      {error}
      <div className={choice}>
        <input {...rest} {...attributes} type="checkbox" className={choiceInput} />
        <label htmlFor={attributes.id} className={choiceLabel}>
          {label}
        </label>
      </div>
      {hint}
    </div>
  );
}
