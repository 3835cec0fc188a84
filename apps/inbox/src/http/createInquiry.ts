import { createHash } from 'node:crypto';
import { filledFields, minSecondsOpen } from '@keystrand/content';
import type { NewInquiry, Suspicion } from '../store/Inquiry.ts';
import type { Submission } from './readSubmission.ts';
import { createReference } from '../reference/createReference.ts';

function findSuspicion({ honeypot, secondsOpen }: Submission): Suspicion | undefined {
  if (honeypot.trim() !== '') return 'honeypot';
  return secondsOpen !== undefined && secondsOpen < minSecondsOpen ? 'too-fast' : undefined;
}

/** Returns the inquiry of a valid submission, with a new reference. */
export function createInquiry(submission: Submission, receivedAt: Date): NewInquiry {
  const { definition, values, submissionKey } = submission;
  const fields = filledFields(definition, values).map(([{ name }, value]) => [name, value] as const);
  // Without JavaScript there is no key: the same content on the same day is then taken for the same inquiry.
  const context = submissionKey ?? receivedAt.toISOString().slice(0, 10);
  return {
    id: createReference(),
    form: definition.id,
    fields: Object.fromEntries(fields),
    receivedAt,
    idempotencyKey: createHash('sha256')
      .update(JSON.stringify([definition.id, context, fields]))
      .digest('hex'),
    suspicion: findSuspicion(submission),
  };
}
