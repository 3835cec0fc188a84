import type { FormDefinition, FormValues } from '@keystrand/content';

/** A form with what was entered in it. */
export interface FilledForm {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}
