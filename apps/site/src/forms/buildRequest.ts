import { filledFields, submissionNames } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';
import type { FormEncoding } from './formTarget';
import { fixedValues } from './formValues';

/** Options for `fetch`. */
export interface FormRequest {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Data that a request carries in addition to the values of the form. */
export interface SubmissionDetails {
  /** Seconds since the form was opened; undefined if a draft filled it in, because the time is then meaningless. */
  readonly secondsOpen: number | undefined;
  readonly submissionKey: string;
}

/**
 * Returns the request for a form: its non-empty fields, trimmed, with `form-name`, `subject`, `submission-key` and
 * `seconds-open`.
 * @param encoding `form` for URL encoding as in a native submission (https://url.spec.whatwg.org/#application/x-www-form-urlencoded);
 * `json` for an object of strings
 */
export function buildRequest(
  definition: FormDefinition,
  values: FormValues,
  encoding: FormEncoding,
  { secondsOpen, submissionKey }: SubmissionDetails,
): FormRequest {
  const entries: [string, string][] = [
    ...Object.entries(fixedValues(definition)),
    ...filledFields(definition, values).map(([{ name }, value]) => [name, value] satisfies [string, string]),
    [submissionNames.submissionKey, submissionKey],
  ];
  if (secondsOpen !== undefined) entries.push([submissionNames.secondsOpen, String(Math.floor(secondsOpen))]);
  const [contentType, body] =
    encoding === 'json'
      ? ['application/json', JSON.stringify(Object.fromEntries(entries))]
      : ['application/x-www-form-urlencoded;charset=UTF-8', new URLSearchParams(entries).toString()];
  return { method: 'POST', headers: { Accept: 'application/json', 'Content-Type': contentType }, body };
}
