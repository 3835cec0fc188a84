import { createHash } from 'node:crypto';
import { getFields, filledFields, forms } from '@keystrand/content';
import { minSecondsOpen, submissionKeyPattern, submissionNames } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';
import type { HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { createReference } from '../reference.ts';
import type { NewInquiry, Suspicion } from '../store/Inquiry.ts';

export type Submission = Awaited<ReturnType<typeof readSubmission>>;

const contentType = /^application\/(x-www-form-urlencoded|json)\s*(?:;\s*charset="?utf-?8"?)?$/i;

const ownValues = {
  [submissionNames.subject]: v.optional(v.string()),
  [submissionNames.submissionKey]: v.optional(v.pipe(v.string(), v.regex(submissionKeyPattern))),
  [submissionNames.secondsOpen]: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}$/))),
  [submissionNames.honeypot]: v.optional(v.string(), ''),
};

const schema = v.variant(
  submissionNames.form,
  Object.values(forms).map((form) =>
    v.strictObject({
      ...Object.fromEntries(getFields(form).map(({ name }) => [name, v.optional(v.string(), '')])),
      ...ownValues,
      [submissionNames.form]: v.literal(form.id),
    }),
  ),
);

/** @throws {HTTPException} with status 415, or with 400 if it is not a submission of one of the forms */
export async function readSubmission(request: HonoRequest) {
  const [, type] = contentType.exec(request.header('content-type') ?? '') ?? [];
  if (type === undefined || request.header('content-encoding') !== undefined)
    throw new HTTPException(415, {
      message: 'Allowed are application/x-www-form-urlencoded and application/json in UTF-8, not compressed.',
    });
  const isJson = type.toLowerCase() === 'json';
  const body: unknown = await (isJson ? request.json() : request.parseBody({ all: true })).catch(() => null);
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) {
    const names = issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ');
    throw new HTTPException(400, { message: `No form of this site sends this. Check: ${names}` });
  }
  const secondsOpen = Number(output[submissionNames.secondsOpen] ?? Infinity);
  const tooFast: Suspicion | null = secondsOpen < minSecondsOpen ? 'too-fast' : null;
  return {
    definition: forms[output[submissionNames.form]] as FormDefinition,
    values: output as FormValues,
    submissionKey: output[submissionNames.submissionKey],
    suspicion: output[submissionNames.honeypot].trim() === '' ? tooFast : ('honeypot' as const),
  };
}

export function createInquiry(submission: Submission, receivedAt: Date): NewInquiry {
  const { definition, values, submissionKey, suspicion } = submission;
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
    suspicion,
  };
}
