import { developmentError } from './developmentError';

/** @throws {Error} if a value appears twice in a list whose values identify its items */
export function checkUnique(part: string, list: string, property: string, values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated === undefined) return;
  throw developmentError(
    part,
    `two of \`${list}\` have the ${property} '${repeated}'`,
    `Give each item its own ${property}`,
  );
}
