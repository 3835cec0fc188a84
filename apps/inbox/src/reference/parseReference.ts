/** Digits by the letters that look like them, which Crockford's base 32 does not use. */
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/**
 * Reads a reference as people type it, in any case, with or without hyphens and spaces, and returns the inquiry's id;
 * `undefined` if it is none. The letters O, I and L are read as digits (https://www.crockford.com/base32.html).
 */
export function parseReference(text: string): string | undefined {
  const id = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);
  // The alphabet has no U.
  return /^[0-9A-TV-Z]{16}$/.test(id) ? id : undefined;
}
