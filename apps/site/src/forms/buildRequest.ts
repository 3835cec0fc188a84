import type { FormDefinition } from '@keystrand/content';
import type { FormEncoding } from './formTarget';
import { fieldsOf } from './formValues';
import type { FormValues } from './formValues';

/** What is handed to `fetch`. */
export interface FormRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Values that every form carries beside its fields; the same as the hidden fields of a form sent without a script. */
export function fixedValues(definition: FormDefinition): FormValues {
  return { 'form-name': definition.id, subject: definition.subject };
}

/**
 * Builds the request of a form: its fields trimmed, empty ones left out, with the form's id, its subject and the
 * seconds it was open.
 * @param encoding `form` is what the browser itself would send (WHATWG URL, section 5); `json` an object of strings
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
