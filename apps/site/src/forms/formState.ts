import { getFields } from '@keystrand/content';
import type { FieldErrors, FormDefinition } from '@keystrand/content';
import type { ReactNode } from 'react';

interface SummaryEntry {
  readonly fieldId: string;
  readonly message: string;
}

/** State of a form. `attempt` is the React key of the panel, so that each new panel takes the focus. */
export type FormState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'invalid'; readonly errors: FieldErrors; readonly summary: readonly SummaryEntry[] }
  | { readonly phase: 'failed' | 'mailComposed'; readonly attempt: number; readonly panel: ReactNode };

export const readyState: FormState = { phase: 'ready' };

/** Returns the state with these errors, and with a summary of them in field order. */
export function invalidState(definition: FormDefinition, errors: FieldErrors, idPrefix: string): FormState {
  const summary = getFields(definition).flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idPrefix + name, message }];
  });
  return { phase: 'invalid', errors, summary };
}
