import type { InputHTMLAttributes, ReactNode } from 'react';
import { choice, choiceInput, choiceLabel } from '../Field/choice.css';
import { controlAttributes } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import type { FieldProps } from '../Field/FieldProps';

export interface CheckboxFieldProps
  extends
    Omit<FieldProps, 'label' | 'optional'>,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldProps | 'className' | 'style' | 'children' | 'type'
    > {
  /** The statement. */
  readonly label: ReactNode;
}

/**
 * One statement to agree with.
 *
 * Keyboard: Space ticks it.
 *
 * WCAG: the whole line is the target (2.5.8); see `Field` for the rest.
 */
export function CheckboxField({ label, name, id, hint, error, ...input }: CheckboxFieldProps) {
  const attributes = controlAttributes({ name, hint, error, ...(id ? { id } : {}) });
  return (
    <div className={fieldStyles.field}>
      {error ? <FieldError id={`${attributes.id}-error`}>{error}</FieldError> : null}
      <div className={choice}>
        <input {...input} {...attributes} type="checkbox" className={choiceInput} />
        <label htmlFor={attributes.id} className={choiceLabel}>
          {label}
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
