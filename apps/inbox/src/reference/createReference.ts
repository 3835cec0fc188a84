import { randomBytes } from 'node:crypto';

/** Digits of Crockford's base 32, which has none that are easily confused (https://www.crockford.com/base32.html). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a random reference of 16 characters: 80 bits, which cannot be guessed. */
export function createReference(): string {
  return Array.from(randomBytes(16), (byte) => digits[byte % digits.length]).join('');
}
