import type { FormDefinition } from '@keystrand/content';
import { fieldsOf } from './formValues';
import type { Outcome } from './outcome';
import type { FieldErrors } from './validateForm';

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** `{ field: message }`, or the list of `{ field, message }` that some services answer with. */
function errorEntries(errors: unknown): readonly (readonly [unknown, unknown])[] {
  if (Array.isArray(errors)) {
    return errors.map((error: { readonly field?: unknown; readonly message?: unknown } | null) => [
      error?.field,
      error?.message,
    ]);
  }
  return typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
}

/** The errors that belong to fields of this form, in the order of its fields. */
function fieldErrors(definition: FormDefinition, errors: unknown): FieldErrors {
  const given = new Map(errorEntries(errors));
  const found: Record<string, string> = {};
  for (const { name, label } of fieldsOf(definition)) {
    const message = given.get(name);
    if (typeof message === 'string' && message.trim() !== '')
      found[name] = /^[a-z]/.test(message) ? `${label}: ${message}` : message;
  }
  return found;
}

/**
 * Reads what an endpoint answered. A success counts as one only where the answer does not deny it: some services answer
 * 200 with `{"success": false}`.
 */
export function readResponse(definition: FormDefinition, status: number, body: string): Outcome {
  const answer = parse(body);
  const denied = [answer['ok'], answer['success']].some((flag) => flag === false || flag === 'false');
  if (status >= 200 && status < 300 && !denied) return { kind: 'sent' };
  if (status >= 500) return { kind: 'failed', reason: 'server' };
  if (status === 429) return { kind: 'failed', reason: 'busy' };
  const errors = fieldErrors(definition, answer['errors']);
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed', reason: 'refused' };
}
