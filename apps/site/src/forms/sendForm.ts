import { getFields } from '@keystrand/content';
import type { FieldErrors, FormDefinition, FormValues } from '@keystrand/content';
import { parseObject } from '../storage/safeStorage';
import type { FailureReason } from './FailurePanel';

/** Time-out for the response in milliseconds. */
const responseTimeout = 20_000;

/** Result of a submission. `reference` is that of the inquiry, as people read it; undefined if the endpoint gave none. */
export type Outcome =
  | { readonly phase: 'sent'; readonly reference: string | undefined }
  | { readonly phase: 'invalid'; readonly errors: FieldErrors }
  | { readonly phase: 'failed'; readonly reason: FailureReason };

const failed = (reason: FailureReason): Outcome => ({ phase: 'failed', reason });

/**
 * Sends a form once and returns the outcome; never rejects. The body has the same entries as that of a native submission,
 * in URL encoding or as a JSON object of strings.
 */
export async function sendForm(
  definition: FormDefinition,
  endpoint: string,
  asJson: boolean,
  values: FormValues,
): Promise<Outcome> {
  if (!navigator.onLine) return failed('offline');
  const signal = AbortSignal.timeout(responseTimeout);
  const body = asJson ? JSON.stringify(values) : new URLSearchParams(values);
  const headers = { Accept: 'application/json', ...(asJson && { 'Content-Type': 'application/json' }) };
  try {
    const response = await fetch(endpoint, { method: 'POST', headers, body, credentials: 'omit', signal });
    return readResponse(definition, response.status, await response.text());
  } catch {
    if (signal.aborted) return failed('timeout');
    return failed(navigator.onLine ? 'unreachable' : 'offline');
  }
}

/** A 2xx response with `ok` or `success` false is a refusal: some services respond 200 with `{"success": false}`. */
function readResponse(definition: FormDefinition, status: number, body: string): Outcome {
  const { ok, success, reference, errors } = parseObject(body);
  const denied = [ok, success].some((flag) => flag === false || flag === 'false');
  if (status >= 200 && status < 300 && !denied) return { phase: 'sent', reference: readReference(reference) };
  if (status >= 500) return failed('server');
  if (status === 429) return failed('busy');
  const messages = fieldErrors(definition, errors);
  return Object.keys(messages).length > 0 ? { phase: 'invalid', errors: messages } : failed('refused');
}

function readReference(reference: unknown): string | undefined {
  return typeof reference === 'string' && /^[0-9A-Z]{16}$/.test(reference)
    ? reference.replace(/.{4}(?!$)/g, '$&-')
    : undefined;
}

/** Reads `{ field: message }` and, as some services respond, a list of `{ field, message }`; omits unknown fields. */
function fieldErrors(definition: FormDefinition, errors: unknown): FieldErrors {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(errors)
    ? errors.map((error: Record<'field' | 'message', unknown> | null) => [error?.field, error?.message])
    : Object.entries(errors ?? {});
  const messages = new Map(entries);
  return Object.fromEntries(
    getFields(definition).flatMap(({ name, label }) => {
      const message = messages.get(name);
      if (typeof message !== 'string' || message.trim() === '') return [];
      return [[name, /^[a-z]/.test(message) ? `${label}: ${message}` : message]];
    }),
  );
}
