import { forms } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';

/** Returns the form of a stored inquiry; undefined if the site has changed since and no longer has it. */
export function formOf(id: string): FormDefinition | undefined {
  return Object.values(forms).find((form) => form.id === id);
}
