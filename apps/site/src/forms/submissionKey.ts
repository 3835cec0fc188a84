import { submissionKeyPattern, submissionNames } from '@keystrand/content';
import type { FormDraft } from '../storage/formDraft';

/** Returns 128 random bits as two decimal numbers. `crypto.randomUUID` is missing on `http:` origins. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/** Returns the submission key that is kept with a draft; a new one if there is none. */
export function submissionKeyOf(draft: FormDraft): string {
  const key = draft[submissionNames.submissionKey] ?? '';
  return submissionKeyPattern.test(key) ? key : createKey();
}
