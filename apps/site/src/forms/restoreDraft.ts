import { getFields } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import type { FormDraft } from '../storage/formDraft';

/** Fills in each empty field from the draft; keeps what the visitor has typed. */
export function restoreDraft(form: HTMLFormElement, definition: FormDefinition, draft: FormDraft): void {
  for (const { name, control } of getFields(definition)) {
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
