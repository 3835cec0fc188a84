import type { ChangeEventHandler } from 'react';
import { choice, choiceHint, choiceInput, choiceLabel } from '../Field/choice.css';
import * as fieldStyles from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import type { FieldProps } from '../Field/FieldProps';
import * as styles from './RadioGroup.css';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

export interface RadioGroupProps extends FieldProps {
  readonly options: readonly RadioOption[];
  readonly required?: boolean;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/**
 * One choice of few, all of them in sight; a `fieldset` with a `legend`. The first option carries the group's
 * identity, so that a link of the error summary lands on it.
 *
 * Keyboard: Tab to the group, arrow keys choose. WCAG: group name (1.3.1), error tied to the group (3.3.1), targets of 44 px (2.5.5).
 */
export function RadioGroup({
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  options,
  required,
  value,
  defaultValue,
  onChange,
}: RadioGroupProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} {...(described ? { 'aria-describedby': described } : {})}>
      <legend className={styles.legend}>
        {label} {optional ? <span className={fieldStyles.optional}>(optional)</span> : null}
      </legend>
      {hint ? (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {options.map((option, index) => {
        // A value may hold spaces, which an id may not (HTML standard, section 3.2.6).
        const optionId = index === 0 ? id : `${id}-${index + 1}`;
        return (
          <div key={option.value} className={choice}>
            <input
              type="radio"
              id={optionId}
              name={name}
              value={option.value}
              required={required}
              className={choiceInput}
              onChange={onChange}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
            />
            <label htmlFor={optionId} className={choiceLabel}>
              {option.label}
              {option.hint ? <span className={choiceHint}>{option.hint}</span> : null}
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
