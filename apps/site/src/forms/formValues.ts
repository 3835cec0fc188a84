import type { FormDefinition, FormField } from '@keystrand/content';

/** What stands in a form's fields, by name; an empty field is an empty string. */
export type FormValues = Readonly<Record<string, string>>;

/** The form's fields in reading order. */
export function fieldsOf(definition: FormDefinition): readonly FormField[] {
  return definition.rows.flat();
}

/** Reads the fields as they stand in the document: the controls keep their own values, also before hydration. */
export function readValues(form: HTMLFormElement, definition: FormDefinition): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fieldsOf(definition).map(({ name }) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Whether anything at all has been entered. */
export function hasValues(values: FormValues): boolean {
  return Object.values(values).some((value) => value !== '');
}
