import { formatReference } from '../reference/formatReference.ts';
import { CommandError } from './errors.ts';

/** Returns the error for an inquiry that is not in the database. */
export function unknownInquiry(id: string): CommandError {
  return new CommandError(`There is no inquiry ${formatReference(id)}.`);
}
