import { clsx } from 'clsx';
import type { ChangeEventHandler, ComponentPropsWithRef } from 'react';
import { choice, choiceHint, choiceInput, choiceLabel } from '../Field/choice.css';
import { fieldElements } from '../Field/fieldElements';
import type { FieldProps } from '../Field/FieldProps';
import * as styles from './RadioGroup.css';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** Help text below the label; part of the option's accessible name. */
  readonly hint?: string;
}

export interface RadioGroupProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'fieldset'>, keyof FieldProps | 'children' | 'defaultValue' | 'onChange'> {
  /** Up to about seven options; use `Select` for more. */
  readonly options: readonly RadioOption[];
  readonly required?: boolean;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: ChangeEventHandler<HTMLInputElement>;
}

/**
 * A group of radio buttons: a `fieldset` with a `legend` (WCAG 1.3.1), which is described by its hint and error
 * (WCAG 3.3.1). The group's `id` is set on the first option, so that a link of `ErrorSummary` focuses it; other
 * attributes go to the `fieldset`.
 */
export function RadioGroup({ options, required, value, defaultValue, onChange, ...props }: RadioGroupProps) {
  const { label, hint, error, attributes, root, rest } = fieldElements(props);
  const { id, name, 'aria-describedby': description } = attributes;
  return (
    <fieldset
      {...rest}
      {...root}
      className={clsx(styles.group, root.className)}
      {...(description ? { 'aria-describedby': description } : {})}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint}
      {error}
      {options.map((option, index) => {
        // Not derived from the value: an id must not contain spaces (HTML standard, section 3.2.6).
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
