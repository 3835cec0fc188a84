import { clsx } from 'clsx';
import type { ChangeEventHandler, ComponentPropsWithRef } from 'react';
import { choice, choiceHint, choiceInput, choiceLabel } from '../Field/choice.css';
import * as fieldStyles from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import type { FieldProps } from '../Field/FieldProps';
import * as styles from './RadioGroup.css';

export interface RadioOption {
  /** What is sent. */
  readonly value: string;
  /** What it is called. */
  readonly label: string;
  /** Stands under the label, and is read with it. */
  readonly hint?: string;
}

export interface RadioGroupProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldProps | 'children' | 'defaultValue' | 'onChange'> {
  /** All in sight; a long list belongs in a `Select`. */
  readonly options: readonly RadioOption[];
  /** One has to be chosen. */
  readonly required?: boolean;
  /** The one chosen, where the application keeps it. */
  readonly value?: string;
  /** The one chosen at first, where the form keeps it. */
  readonly defaultValue?: string;
  /** Called with the option that was chosen. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/**
 * One choice of few, all of them in sight; a `fieldset` with a `legend`. The first option carries the group's
 * identity, so that a link of the error summary lands on it.
 *
 * Keyboard: Tab to the group, arrow keys choose.
 *
 * WCAG: group name (1.3.1), error tied to the group (3.3.1), targets of 44 px (2.5.5).
 */
export function RadioGroup({
  label,
  name,
  id = name,
  hint,
  error,
  errorLabel,
  optional = false,
  optionalLabel = '(optional)',
  options,
  required,
  value,
  defaultValue,
  onChange,
  className,
  ...fieldset
}: RadioGroupProps) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      {...fieldset}
      className={clsx(styles.group, className)}
      {...(described ? { 'aria-describedby': described } : {})}
    >
      <legend className={styles.legend}>
        {label} {optional ? <span className={fieldStyles.optional}>{optionalLabel}</span> : null}
      </legend>
      {hint ? (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <FieldError id={`${id}-error`} label={errorLabel}>
          {error}
        </FieldError>
      ) : null}
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
