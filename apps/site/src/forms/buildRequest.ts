import type { FormDefinition } from '@keystrand/content';
import type { FormEncoding } from './formTarget';
import { fieldsOf } from './formValues';
import type { FormValues } from './formValues';

/** Options for `fetch`. */
export interface FormRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the values that are sent with every form; also rendered as hidden fields for sending without JavaScript. */
export function fixedValues(definition: FormDefinition): FormValues {
  return { 'form-name': definition.id, subject: definition.subject };
}

/**
 * Returns the request for a form: its non-empty fields, trimmed, with `form-name`, `subject` and `seconds-open`.
 * @param encoding `form` for URL encoding as in a native submission (https://url.spec.whatwg.org/#application/x-www-form-urlencoded);
 * `json` for an object of strings
 */
export function buildRequest(
  definition: FormDefinition,
  values: FormValues,
  encoding: FormEncoding,
  secondsOpen: number,
): FormRequest {
  const entries = Object.entries(fixedValues(definition));
  for (const { name } of fieldsOf(definition)) {
    const value = (values[name] ?? '').trim();
    if (value !== '') entries.push([name, value]);
  }
  entries.push(['seconds-open', String(Math.floor(secondsOpen))]);
  const [contentType, body] =
    encoding === 'json'
      ? ['application/json', JSON.stringify(Object.fromEntries(entries))]
      : ['application/x-www-form-urlencoded;charset=UTF-8', new URLSearchParams(entries).toString()];
  return { method: 'POST', headers: { Accept: 'application/json', 'Content-Type': contentType }, body };
}
