import { submissionKeyPattern, submissionNames } from '@keystrand/content';
import type { FormDraft } from '../storage/formDraft';

/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` is missing on `http:` origins. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the submission key that is kept with a draft; a new one if there is none. */
export function submissionKeyOf(draft: FormDraft): string {
  const key = draft[submissionNames.submissionKey] ?? '';
  return submissionKeyPattern.test(key) ? key : createKey();
}
