import { company, getFields, minSecondsOpen, submissionNames, validateForm } from '@keystrand/content';
import type { FieldErrors, FormDefinition } from '@keystrand/content';
import type { ReactNode } from 'react';
import { buildRequest } from './buildRequest';
import { composeMail } from './composeMail';
import { FailurePanel } from './FailurePanel';
import type { FormTarget } from './formTarget';
import { readValues } from './formValues';
import { MailPanel } from './MailPanel';
import type { FailureReason } from './readResponse';
import { sendForm } from './sendForm';

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

/** Data of the form that a submission needs. */
export interface Submission {
  readonly element: HTMLFormElement;
  readonly definition: FormDefinition;
  readonly target: FormTarget;
  /** Prefix of the controls' ids. */
  readonly idPrefix: string;
  /** Seconds from the form becoming interactive to the submission. */
  readonly secondsOpen: number;
  /** Whether a field had a value when the form became interactive. */
  readonly prefilled: boolean;
  /** Returns the number of this attempt, from 1; called once the values are valid. */
  readonly countAttempt: () => number;
  /** Returns the key by which an endpoint recognises a retry. */
  readonly submissionKey: () => string;
  /** Called before the request is sent. */
  readonly onSending: () => void;
}

/** State of a form after a submission; `sent` once the endpoint has confirmed. */
export type SubmissionResult = FormState | { readonly phase: 'sent'; readonly reference: string | undefined };

/** Returns the state with these errors, and with a summary of them in field order. */
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
  const { element, definition, target, idPrefix, secondsOpen, prefilled } = submission;
  const values = readValues(element, definition);
  const errors = validateForm(definition, values);
  if (Object.keys(errors).length > 0) return invalidState(definition, errors, idPrefix);

  const mail = composeMail(company.email, definition, values);
  const attempt = submission.countAttempt();
  if (target.endpoint === undefined)
    return { phase: 'mailComposed', attempt, panel: <MailPanel mail={mail} address={company.email} /> };

  const failed = (reason: FailureReason): FormState => ({
    phase: 'failed',
    attempt,
    panel: <FailurePanel reason={reason} mailHref={mail.href} />,
  });
  const field = element.elements.namedItem(submissionNames.honeypot);
  const honeypot = field instanceof HTMLInputElement ? field.value : '';
  // A draft or the browser's form restoration fills in fields at once.
  const looksAutomated = honeypot !== '' || (!prefilled && secondsOpen < minSecondsOpen);
  // Held once, with a message, and never dropped silently.
  if (attempt === 1 && looksAutomated) {
    if (field instanceof HTMLInputElement) field.value = '';
    return failed('automated');
  }
  submission.onSending();
  const outcome = await sendForm(
    definition,
    target.endpoint,
    buildRequest(definition, values, target.encoding, {
      secondsOpen: prefilled ? undefined : secondsOpen,
      submissionKey: submission.submissionKey(),
    }),
  );
  if (outcome.kind === 'sent') return { phase: 'sent', reference: outcome.reference };
  if (outcome.kind === 'invalid') return invalidState(definition, outcome.errors, idPrefix);
  return failed(outcome.reason);
}
