import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { choice, choiceInput, choiceLabel } from '../Field/choice.css';
import { controlAttributes } from '../Field/Field';
import { FieldError, FieldHint, LabelText } from '../Field/fieldTexts';
import * as fieldStyles from '../Field/Field.css';
import type { ControlProps } from '../Field/FieldProps';
import { splitFieldProps } from '../Field/splitFieldProps';

export interface CheckboxFieldProps extends Omit<ControlProps<'input'>, 'label' | 'type'> {
  /** The statement next to the checkbox. */
  readonly label: ReactNode;
}

/**
 * Renders a checkbox with one statement to agree with. Native attributes go to the checkbox; `className`, `style`,
 * `ref` and `data-*` go to the field around it.
 *
 * Keyboard: Space toggles the checkbox.
 *
 * WCAG: the whole line is the target (2.5.8); for the rest see `Field`.
 */
export function CheckboxField({ label, ...props }: CheckboxFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { name, id = name, hint, error, errorLabel, optional, optionalLabel, className, ...root } = field;
  return (
    <div {...root} className={clsx(fieldStyles.field, className)}>
      <FieldError id={id} error={error} errorLabel={errorLabel} />
      <div className={choice}>
        <input
          {...control}
          {...controlAttributes({ name, id, hint, error })}
          type="checkbox"
          className={choiceInput}
        />
        <label htmlFor={id} className={choiceLabel}>
          <LabelText label={label} optional={optional} optionalLabel={optionalLabel} />
        </label>
      </div>
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
