import { submissionNames } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';

type Rows = FormDefinition['rows'];

/** Reads the current values from the DOM: the inputs are uncontrolled, and may be filled in before hydration. */
export function readValues(form: HTMLFormElement, rows: Rows): FormValues {
  const data = new FormData(form);
  const read = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');
  return Object.fromEntries(rows.flat().map(({ name }) => [name, read(data.get(name))]));
}

/** Fills in each empty field from the values; keeps what the visitor has typed. */
export function restoreValues(form: HTMLFormElement, rows: Rows, values: FormValues): void {
  for (const { name, control } of rows.flat()) {
    const value = values[name];
    const field = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement | null;
    if (!value || !field) continue;
    if (control === 'checkbox') (field as HTMLInputElement).checked = true;
    else if (field.value === '') field.value = value;
  }
}

/** Returns the values that are sent with every form; also rendered as hidden fields for sending without JavaScript. */
export const fixedValues = ({ id, subject }: FormDefinition): FormValues => ({
  [submissionNames.form]: id,
  [submissionNames.subject]: subject,
});
