import { getFields, submissionNames } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';

/** Reads the current values from the DOM: the inputs are uncontrolled, and may be filled in before hydration. */
export function readValues(form: HTMLFormElement, definition: FormDefinition): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    getFields(definition).map(({ name }) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Fills in each empty field from the values; keeps what the visitor has typed. */
export function restoreValues(form: HTMLFormElement, definition: FormDefinition, values: FormValues): void {
  for (const { name, control } of getFields(definition)) {
    const value = values[name];
    const field = form.elements.namedItem(name);
    if (!value || !field) continue;
    if (control === 'checkbox') (field as HTMLInputElement).checked = true;
    else {
      const valued = field as RadioNodeList | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
      if (valued.value === '') valued.value = value;
    }
  }
}

/** Returns the values that are sent with every form; also rendered as hidden fields for sending without JavaScript. */
export function fixedValues(definition: FormDefinition): FormValues {
  return { [submissionNames.form]: definition.id, [submissionNames.subject]: definition.subject };
}
