import {
  company,
  filledFields,
  getFields,
  minSecondsOpen,
  submissionNames,
  validateForm,
} from '@keystrand/content';
import type { FieldErrors, FormDefinition } from '@keystrand/content';
import type { ReactNode } from 'react';
import { composeMail } from './composeMail';
import { FailurePanel } from './FailurePanel';
import type { FailureReason } from './FailurePanel';
import type { FormTarget } from './formTarget';
import { fixedValues, readValues } from './formValues';
import { MailPanel } from './MailPanel';
import { sendForm } from './sendForm';

/** State of a form. */
export type FormState =
  | { readonly phase: 'ready' | 'sending' }
  | {
      readonly phase: 'invalid';
      readonly errors: FieldErrors;
      /** The errors in field order. */
      readonly summary: readonly { readonly fieldId: string; readonly message: string }[];
    }
  | { readonly phase: 'failed' | 'held' | 'mailComposed'; readonly panel: ReactNode };

/** Data of the form that a submission needs. */
export interface Submission {
  readonly element: HTMLFormElement;
  readonly definition: FormDefinition;
  readonly target: FormTarget;
  /** Prefix of the controls' ids. */
  readonly idPrefix: string;
  /** Seconds since the form was opened; undefined if it had a value then, which makes the time meaningless. */
  readonly secondsOpen: number | undefined;
  /** Whether the form is held if it looks automated. */
  readonly mayHold: boolean;
  /** Returns the key by which an endpoint recognises a retry. */
  readonly submissionKey: () => string;
}

/** State of a form after a submission; `sent` once the endpoint has confirmed. */
export type SubmissionResult = FormState | { readonly phase: 'sent'; readonly reference: string | undefined };

function invalidState(definition: FormDefinition, errors: FieldErrors, idPrefix: string): FormState {
  const summary = getFields(definition).flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: idPrefix + name, message }];
  });
  return { phase: 'invalid', errors, summary };
}

/**
 * Validates a form and sends it, or composes an e-mail if no endpoint is configured. In a chunk of its own, which is
 * loaded when the visitor begins to use a form.
 */
export async function submitForm(submission: Submission): Promise<SubmissionResult> {
  const { element, definition, target, idPrefix, secondsOpen, mayHold } = submission;
  const values = readValues(element, definition);
  const errors = validateForm(definition, values);
  if (Object.keys(errors).length > 0) return invalidState(definition, errors, idPrefix);

  const mail = composeMail(company.email, definition, values);
  if (target.endpoint === undefined)
    return { phase: 'mailComposed', panel: <MailPanel mail={mail} address={company.email} /> };

  const failurePanel = (reason: FailureReason) => <FailurePanel reason={reason} mailHref={mail.href} />;
  const honeypot = element.elements.namedItem(submissionNames.honeypot) as HTMLInputElement;
  // A submission is held with a message, and never dropped silently.
  if (mayHold && (honeypot.value !== '' || (secondsOpen ?? Infinity) < minSecondsOpen)) {
    honeypot.value = '';
    return { phase: 'held', panel: failurePanel('automated') };
  }
  const outcome = await sendForm(definition, target, {
    ...fixedValues(definition),
    ...Object.fromEntries(filledFields(definition, values).map(([{ name }, value]) => [name, value])),
    [submissionNames.submissionKey]: submission.submissionKey(),
    ...(secondsOpen !== undefined && { [submissionNames.secondsOpen]: String(Math.floor(secondsOpen)) }),
  });
  if (outcome.kind === 'sent') return { phase: 'sent', reference: outcome.reference };
  if (outcome.kind === 'invalid') return invalidState(definition, outcome.errors, idPrefix);
  return { phase: 'failed', panel: failurePanel(outcome.reason) };
}
