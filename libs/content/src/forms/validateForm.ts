import { checkboxValue, getFields, normalizeValue } from './formValues';
import type { FormValues } from './formValues';
import type { FormDefinition, FormField } from './types';

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

function lengthError(field: FormField, value: string): string | undefined {
  if (field.control !== 'text' && field.control !== 'area') return undefined;
  if (value.length <= field.maxLength) return undefined;
  const format = (count: number) => count.toLocaleString('en-GB');
  return `Shorten "${field.label}" to ${format(field.maxLength)} characters; it has ${format(value.length)}`;
}

function patternError(field: FormField, value: string): string | undefined {
  if (field.control !== 'text' || !field.pattern) return undefined;
  const { source, mismatch } = field.pattern;
  return new RegExp(`^(?:${source})$`, 'v').test(value) ? undefined : mismatch;
}

function getOptions(field: FormField): readonly string[] | undefined {
  if (field.control === 'select' || field.control === 'radio') return field.options;
  return field.control === 'checkbox' ? [checkboxValue] : undefined;
}

function optionError(field: FormField, value: string): string | undefined {
  return getOptions(field)?.includes(value) === false
    ? `Choose one of the answers to "${field.label}"`
    : undefined;
}

function validateField(field: FormField, input: string): string | undefined {
  const value = normalizeValue(field, input);
  if (value === '') return field.missing;
  return lengthError(field, value) ?? patternError(field, value) ?? optionError(field, value);
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
