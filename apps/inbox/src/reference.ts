import { randomBytes } from 'node:crypto';

/** Digits of Crockford's base 32, which has none that are easily confused (https://www.crockford.com/base32.html). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random id of 16 characters: 80 bits, which cannot be guessed. */
export const createReference = () =>
  Array.from(randomBytes(16), (byte) => digits[byte % digits.length]).join('');

/** Formats the id of an inquiry as the reference that people read: four groups of four characters. */
export const formatReference = (id: string) => id.replace(/(?<=^(?:.{4})+)(?=.)/g, '-');

/** Parses a reference as people type it; undefined if it is not valid. O, I and L are read as digits, as Crockford describes. */
export function parseReference(text: string): string | undefined {
  const id = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-TV-Z]{16}$/.test(id) ? id : undefined;
}
