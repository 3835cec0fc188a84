import type { FormDefinition } from '@keystrand/content';
import { fieldsOf } from './formValues';
import type { FormValues } from './formValues';

/** Fills each field that is still empty with what the draft holds; what the visitor typed already stays. */
export function restoreDraft(form: HTMLFormElement, definition: FormDefinition, draft: FormValues): void {
  for (const { name, control } of fieldsOf(definition)) {
    const value = draft[name];
    const field = form.elements.namedItem(name);
    if (!value || !field) continue;
    if (control === 'checkbox') {
      if (field instanceof HTMLInputElement) field.checked = true;
    } else if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ) {
      if (field.value === '') field.value = value;
    }
  }
}
