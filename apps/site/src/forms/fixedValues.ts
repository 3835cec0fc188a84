import { submissionNames } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';

/** Returns the values that are sent with every form; also rendered as hidden fields for sending without JavaScript. */
export function fixedValues(definition: FormDefinition): FormValues {
  return { [submissionNames.form]: definition.id, [submissionNames.subject]: definition.subject };
}
