import { company, filledFields, minSecondsOpen, submissionNames, validateForm } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import type { ReactNode } from 'react';
import { composeMail } from './composeMail';
import { FailurePanel } from './FailurePanel';
import type { FailureReason } from './FailurePanel';
import { fixedValues, readValues } from './formValues';
import { MailPanel } from './MailPanel';
import { sendForm } from './sendForm';
import type { Outcome } from './sendForm';

export type FormState =
  | Exclude<Outcome, { readonly phase: 'failed' }>
  | { readonly phase: 'ready' | 'sending' }
  | { readonly phase: 'failed' | 'held' | 'mailComposed'; readonly panel: ReactNode };

/** Returns action and encoding of the document's own form, which may have been edited since the build. */
function readTarget() {
  const form = document.querySelector('form[data-encoding]');
  return { action: form?.getAttribute('action') ?? '', encoding: form?.getAttribute('data-encoding') };
}

/**
 * Validates a form and sends it, or composes an e-mail if no endpoint is configured. In a chunk of its own, which is
 * loaded when the visitor begins to use a form.
 * @param secondsOpen undefined if the time since the form was opened is unknown
 * @param mayHold whether the form is held if it looks automated
 * @param getSubmissionKey returns the key by which an endpoint recognises a retry
 */
export async function submitForm(
  element: HTMLFormElement,
  definition: FormDefinition,
  secondsOpen: number | undefined,
  mayHold: boolean,
  getSubmissionKey: (element: HTMLFormElement) => string,
): Promise<FormState> {
  const values = readValues(element, definition.rows);
  const errors = validateForm(definition, values);
  if (Object.keys(errors).length > 0) return { phase: 'invalid', errors };

  const mail = composeMail(company.email, definition, values);
  const { action, encoding } = readTarget();
  if (action.startsWith('mailto:'))
    return { phase: 'mailComposed', panel: <MailPanel mail={mail} address={company.email} /> };

  const failurePanel = (reason: FailureReason) => <FailurePanel reason={reason} mailHref={mail.href} />;
  const honeypot = element.elements.namedItem(submissionNames.honeypot) as HTMLInputElement;
  // A submission is held with a message, and never dropped silently.
  if (mayHold && (honeypot.value !== '' || (secondsOpen ?? Infinity) < minSecondsOpen)) {
    honeypot.value = '';
    return { phase: 'held', panel: failurePanel('automated') };
  }
  const outcome = await sendForm(definition, action, encoding === 'json', {
    ...fixedValues(definition),
    ...Object.fromEntries(filledFields(definition, values).map(([{ name }, value]) => [name, value])),
    [submissionNames.submissionKey]: getSubmissionKey(element),
    ...(secondsOpen !== undefined && { [submissionNames.secondsOpen]: String(Math.floor(secondsOpen)) }),
  });
  return outcome.phase === 'failed' ? { phase: 'failed', panel: failurePanel(outcome.reason) } : outcome;
}
