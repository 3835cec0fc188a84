import { fieldsOf, forms, submissionKeyPattern, submissionNames } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';
import { quote } from './parseBody.ts';
import { RefusedError } from './RefusedError.ts';

/** What a form sent, before its fields are validated. */
export interface Submission {
  readonly definition: FormDefinition;
  /** Values of the form's fields, as sent. */
  readonly values: FormValues;
  /** Absent if it was sent without JavaScript. */
  readonly submissionKey: string | undefined;
  /** Absent if it was sent without JavaScript. */
  readonly secondsOpen: number | undefined;
  readonly honeypot: string;
}

const list = (names: readonly string[]) => names.join(', ');

/**
 * Sorts the values of a request by their meaning.
 * @throws {RefusedError} with status 400, naming the field and what is allowed, if it is not exactly what one of the forms
 * sends
 */
export function readSubmission(entries: readonly (readonly [name: string, value: string])[]): Submission {
  const values = new Map<string, string>();
  for (const [name, value] of entries) {
    if (values.has(name))
      throw new RefusedError(400, `The field ${quote(name)} is sent twice; once is allowed.`);
    values.set(name, value);
  }

  const id = values.get(submissionNames.form);
  const definition = Object.values(forms).find((form) => form.id === id);
  if (!definition)
    throw new RefusedError(
      400,
      `${
        id === undefined
          ? `"${submissionNames.form}" is missing`
          : `"${submissionNames.form}" is ${quote(id)}`
      }; allowed are ${list(Object.keys(forms))}.`,
    );

  const names = fieldsOf(definition).map(({ name }) => name);
  const allowed = new Set<string>([...names, ...Object.values(submissionNames)]);
  for (const name of values.keys())
    if (!allowed.has(name))
      throw new RefusedError(
        400,
        `The form "${definition.id}" has no field ${quote(name)}; allowed are ${list([...allowed])}.`,
      );

  const submissionKey = values.get(submissionNames.submissionKey);
  if (submissionKey !== undefined && !submissionKeyPattern.test(submissionKey))
    throw new RefusedError(
      400,
      `"${submissionNames.submissionKey}" is ${quote(submissionKey)}; allowed are 16 to 64 letters, digits, "_" and "-".`,
    );
  const secondsOpen = values.get(submissionNames.secondsOpen);
  if (secondsOpen !== undefined && !/^\d{1,10}$/.test(secondsOpen))
    throw new RefusedError(
      400,
      `"${submissionNames.secondsOpen}" is ${quote(secondsOpen)}; allowed is a whole number of at most ten digits.`,
    );

  return {
    definition,
    values: Object.fromEntries(
      fieldsOf(definition).map(({ name, control }) => {
        const value = values.get(name) ?? '';
        // Browsers do not send line breaks for a field of one line, but other programs can.
        return [name, control === 'area' ? value : value.replace(/[\t\n\r]+/g, ' ')];
      }),
    ),
    submissionKey,
    secondsOpen: secondsOpen === undefined ? undefined : Number(secondsOpen),
    honeypot: values.get(submissionNames.honeypot) ?? '',
  };
}
