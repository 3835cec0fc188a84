import { checkboxValue, getFields, normalizeValue } from './formValues';
import type { FormValues } from './formValues';
import type { FormDefinition, FormField } from './types';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

function validateField(field: FormField, input: string): string | undefined {
  const value = normalizeValue(field, input);
  if (value === '') return field.missing;
  if ('maxLength' in field) {
    const format = (count: number) => count.toLocaleString('en-GB');
    if (value.length > field.maxLength)
      return `Shorten "${field.label}" to ${format(field.maxLength)} characters; it has ${format(value.length)}`;
    const pattern = 'pattern' in field ? field.pattern : undefined;
    return pattern && !new RegExp(`^(?:${pattern.source})$`, 'v').test(value) ? pattern.mismatch : undefined;
  }
  const options = 'options' in field ? field.options : [checkboxValue];
  return options.includes(value) ? undefined : `Choose one of the answers to "${field.label}"`;
}

/**
 * Applies the same constraints as native validation and returns an error message for each field that fails, in reading order.
 * Both the browser and `apps/inbox` call it.
 */
export function validateForm(definition: FormDefinition, values: FormValues): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of getFields(definition)) {
    const error = validateField(field, values[field.name] ?? '');
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}
