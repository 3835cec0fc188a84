import { getFields } from '@keystrand/content';
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
