import { getFields } from '@keystrand/content';
import type { FieldErrors, FormDefinition } from '@keystrand/content';

/** Why a form was not sent, or why it is unknown whether it was. */
export type FailureReason =
  /** Looked automated; held, not sent. */
  | 'automated'
  /** The device is offline; not sent. */
  | 'offline'
  /** The connection failed; it is unknown whether the message arrived. */
  | 'unreachable'
  /** No response before the time-out; it is unknown whether the message arrived. */
  | 'timeout'
  /** The endpoint rejected the message (status 4xx, or 2xx with `ok` or `success` false). */
  | 'refused'
  /** Rate-limited (status 429). */
  | 'busy'
  /** The endpoint failed (status 5xx). */
  | 'server';

/** Result of a submission. */
export type Outcome =
  | {
      readonly kind: 'sent';
      /** Reference of the inquiry, as people read it; undefined if the endpoint gave none. */
      readonly reference?: string | undefined;
    }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

/** Parses a JSON object; returns an empty object for anything else. */
function parseObject(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Accepts `{ field: message }` and, as some services respond, a list of `{ field, message }`. */
function errorEntries(errors: unknown): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(errors)) {
    return errors.map((error: { readonly field?: unknown; readonly message?: unknown } | null) => [
      error?.field,
      error?.message,
    ]);
  }
  return typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
}

/** Returns the errors that belong to fields of this form, in field order. */
function fieldErrors(definition: FormDefinition, errors: unknown): FieldErrors {
  const messages = new Map(errorEntries(errors));
  const result: Record<string, string> = {};
  for (const { name, label } of getFields(definition)) {
    const message = messages.get(name);
    if (typeof message === 'string' && message.trim() !== '')
      result[name] = /^[a-z]/.test(message) ? `${label}: ${message}` : message;
  }
  return result;
}

/** Returns the reference that the inbox assigned, in groups of four characters. */
function readReference(reference: unknown): string | undefined {
  return typeof reference === 'string' && /^[0-9A-Z]{16}$/.test(reference)
    ? reference.replace(/.{4}(?!$)/g, '$&-')
    : undefined;
}

/**
 * Returns the outcome for an endpoint's response. A 2xx response with `ok` or `success` false is a refusal: some services
 * respond 200 with `{"success": false}`.
 */
export function readResponse(definition: FormDefinition, status: number, body: string): Outcome {
  const response = parseObject(body);
  const denied = [response['ok'], response['success']].some((flag) => flag === false || flag === 'false');
  if (status >= 200 && status < 300 && !denied)
    return { kind: 'sent', reference: readReference(response['reference']) };
  if (status >= 500) return { kind: 'failed', reason: 'server' };
  if (status === 429) return { kind: 'failed', reason: 'busy' };
  const errors = fieldErrors(definition, response['errors']);
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed', reason: 'refused' };
}
