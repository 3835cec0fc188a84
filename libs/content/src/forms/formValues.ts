import type { FormDefinition, FormField } from './types';

/** Values by field name; an empty field has an empty string or none. */
export type FormValues = Readonly<Record<string, string>>;

/** Value of a selected checkbox. */
export const checkboxValue = 'yes';

/** Returns the fields of a form in reading order. */
export function getFields(definition: FormDefinition): readonly FormField[] {
  return definition.rows.flat();
}

/** Control characters except tab and line feed; no keyboard enters them, but text copied from documents has some. */
const controlCharacters = /[^\P{Cc}\t\n]/gu;

/**
 * Returns a value as it is checked, sent and stored: trimmed, and without control characters. A line break is one line feed, as
 * in the `value` of a text area (browsers send two characters for it when they submit a form without JavaScript; HTML
 * standard, section 4.10.21.4), and a space in a field of one line, in which browsers allow none.
 */
export function normalizeValue({ control }: FormField, value: string): string {
  return value
    .replace(/\r\n?|\n/g, control === 'area' ? '\n' : ' ')
    .replace(controlCharacters, '')
    .trim();
}

/** Returns the fields that are not empty, in reading order, with their normalised values. */
export function filledFields(
  definition: FormDefinition,
  values: FormValues,
): readonly (readonly [field: FormField, value: string])[] {
  return getFields(definition).flatMap((field) => {
    const value = normalizeValue(field, values[field.name] ?? '');
    return value === '' ? [] : [[field, value] as const];
  });
}
