import { createHash } from 'node:crypto';
import { MIMEType } from 'node:util';
import {
  getFields,
  filledFields,
  forms,
  minSecondsOpen,
  submissionKeyPattern,
  submissionNames,
} from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { createReference } from '../reference.ts';
import type { NewInquiry, Suspicion } from '../store/Inquiry.ts';

/** What a form sent, before its fields are validated. */
export interface Submission {
  readonly definition: FormDefinition;
  /** Values of the form's fields, as sent. */
  readonly values: FormValues;
  /** This and the next are absent if it was sent without JavaScript. */
  readonly submissionKey: string | undefined;
  readonly secondsOpen: number | undefined;
  readonly honeypot: string;
}

const refusal = (status: 400 | 415, message: string) => new HTTPException(status, { message });

/** Returns text of the sender for an error message: quoted, and shortened. */
const quote = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Parses `application/x-www-form-urlencoded`, but refuses what is malformed instead of changing it. */
function parseForm(text: string): ReadonlyMap<string, string> {
  try {
    decodeURIComponent(text);
  } catch {
    throw refusal(
      400,
      'The body is not URL-encoded UTF-8: after each "%", two hexadecimal digits are needed.',
    );
  }
  const entries = [...new URLSearchParams(text)];
  const values = new Map(entries);
  if (values.size < entries.length) throw refusal(400, 'The body has a field twice; each is allowed once.');
  return values;
}

const flatObject = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.pipe(
      v.string(),
      v.transform((value) => value.toWellFormed()),
    ),
  ),
);

function parseJson(text: string): ReadonlyMap<string, string> {
  const result = v.safeParse(flatObject, text);
  if (!result.success) throw refusal(400, 'The body is not one flat JSON object of strings.');
  return new Map(Object.entries(result.output));
}

const parsers: Readonly<Record<string, ((text: string) => ReadonlyMap<string, string>) | undefined>> = {
  'application/x-www-form-urlencoded': parseForm,
  'application/json': parseJson,
};

/**
 * Returns the parser for a body from the header fields that describe it.
 * @throws {HTTPException} with status 415
 */
export function selectParser(
  contentType: string | undefined,
  contentEncoding = 'identity',
): (body: ArrayBuffer) => Submission {
  let type: MIMEType | undefined;
  try {
    type = new MIMEType(contentType ?? '');
  } catch {
    // Refused below.
  }
  const parse = parsers[type?.essence ?? ''];
  const charset = type?.params.get('charset') ?? 'utf-8';
  if (!parse || !/^utf-?8$/i.test(charset) || contentEncoding.toLowerCase() !== 'identity')
    throw refusal(
      415,
      `The Content-Type is ${quote(contentType ?? 'missing')}, and the Content-Encoding ${quote(contentEncoding)}; allowed are ${Object.keys(parsers).join(' and ')} in UTF-8, not compressed.`,
    );
  return (body) => {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    } catch {
      throw refusal(400, 'The body is not valid UTF-8.');
    }
    return readSubmission(parse(text));
  };
}

/**
 * Sorts the values of a request by their meaning.
 * @throws {HTTPException} with status 400, naming the field and what is allowed, if it is not what one of the forms sends
 */
function readSubmission(sent: ReadonlyMap<string, string>): Submission {
  const id = sent.get(submissionNames.form);
  const definition = Object.values(forms).find((form) => form.id === id);
  if (!definition)
    throw refusal(
      400,
      `"${submissionNames.form}" is ${quote(id ?? 'missing')}; allowed are ${Object.keys(forms).join(', ')}.`,
    );
  const fields = getFields(definition);
  const allowed = [...fields.map(({ name }) => name), ...Object.values<string>(submissionNames)];
  const unknown = [...sent.keys()].find((name) => !allowed.includes(name));
  if (unknown !== undefined)
    throw refusal(
      400,
      `The form "${definition.id}" has no field ${quote(unknown)}; allowed are ${allowed.join(', ')}.`,
    );
  const submissionKey = sent.get(submissionNames.submissionKey);
  if (submissionKey !== undefined && !submissionKeyPattern.test(submissionKey))
    throw refusal(
      400,
      `"${submissionNames.submissionKey}" is ${quote(submissionKey)}; allowed are 16 to 64 letters, digits, "_" and "-".`,
    );
  const secondsOpen = sent.get(submissionNames.secondsOpen);
  if (secondsOpen !== undefined && !/^\d{1,10}$/.test(secondsOpen))
    throw refusal(
      400,
      `"${submissionNames.secondsOpen}" is ${quote(secondsOpen)}; allowed is a whole number of at most ten digits.`,
    );
  return {
    definition,
    values: Object.fromEntries(fields.map(({ name }) => [name, sent.get(name) ?? ''])),
    submissionKey,
    secondsOpen: secondsOpen === undefined ? undefined : Number(secondsOpen),
    honeypot: sent.get(submissionNames.honeypot) ?? '',
  };
}

function findSuspicion({ honeypot, secondsOpen = Infinity }: Submission): Suspicion | undefined {
  if (honeypot.trim() !== '') return 'honeypot';
  return secondsOpen < minSecondsOpen ? 'too-fast' : undefined;
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
