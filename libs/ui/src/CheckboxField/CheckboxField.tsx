import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { choice, choiceInput, choiceLabel } from '../Field/choice.css';
import { controlAttributes } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import type { ControlProps } from '../Field/FieldProps';
import { splitFieldProps } from '../Field/splitFieldProps';

export interface CheckboxFieldProps extends Omit<ControlProps<'input'>, 'label' | 'type'> {
  /** The statement beside the checkbox. */
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
  const {
    name,
    id,
    hint,
    error,
    errorLabel,
    optional = false,
    optionalLabel = '(optional)',
    className,
    ...root
  } = field;
  const attributes = controlAttributes({ name, id, hint, error });
  return (
    <div {...root} className={clsx(fieldStyles.field, className)}>
      {error ? (
        <FieldError id={`${attributes.id}-error`} label={errorLabel}>
          {error}
        </FieldError>
      ) : null}
      <div className={choice}>
        <input {...control} {...attributes} type="checkbox" className={choiceInput} />
        <label htmlFor={attributes.id} className={choiceLabel}>
          {label} {optional ? <span className={fieldStyles.optional}>{optionalLabel}</span> : null}
        </label>
      </div>
      {hint ? (
        <p className={fieldStyles.hint} id={`${attributes.id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
