import type { FormDefinition } from '@keystrand/content';
import type { ComposedMail } from './composeMail';
import { fieldsOf } from './formValues';
import type { FailureReason } from './outcome';
import type { FieldErrors } from './validateForm';

interface SummaryEntry {
  readonly fieldId: string;
  readonly message: string;
}

/** Where a form stands. `attempt` sets one telling of the same thing apart from the next, so that each takes the focus. */
export type FormState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'invalid'; readonly errors: FieldErrors; readonly summary: readonly SummaryEntry[] }
  | {
      readonly phase: 'failed';
      readonly attempt: number;
      readonly reason: FailureReason;
      readonly mail: ComposedMail;
    }
  | { readonly phase: 'written'; readonly attempt: number; readonly mail: ComposedMail };

export const ready: FormState = { phase: 'ready' };

/** The state that shows these errors, listed in the order of the fields. */
export function invalid(definition: FormDefinition, errors: FieldErrors, idPrefix: string): FormState {
  const summary = fieldsOf(definition).flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idPrefix + name, message }];
  });
  return { phase: 'invalid', errors, summary };
}
