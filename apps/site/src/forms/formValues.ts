import type { FormDefinition, FormField } from '@keystrand/content';

/** Values by field name; an empty field has an empty string. */
export type FormValues = Readonly<Record<string, string>>;

/** Returns the fields of a form in reading order. */
export function fieldsOf(definition: FormDefinition): readonly FormField[] {
  return definition.rows.flat();
}

/** Reads the current values from the DOM: the inputs are uncontrolled, and may be filled in before hydration. */
export function readValues(form: HTMLFormElement, definition: FormDefinition): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fieldsOf(definition).map(({ name }) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
