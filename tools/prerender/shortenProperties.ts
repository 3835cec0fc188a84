const property = /--ks-[\w-]+/g;

const lowercase = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const letters = [...lowercase, ...lowercase.map((letter) => letter.toUpperCase())];

/**
 * Returns the style sheet with a custom property of one letter for each design token (`--ks-…`), in the order of their first
 * use. No script and no markup of the site names a token.
 *
 * @throws {Error} if the style sheet has more tokens than letters, or has a custom property of one letter already
 */
export function shortenProperties(css: string): string {
  const names = [...new Set(css.match(property))];
  const taken = css.match(/--[a-z](?![\w-])/i)?.[0];
  if (taken !== undefined) throw new Error(`The style sheet already has the custom property "${taken}".`);
  if (names.length > letters.length)
    throw new Error(
      `The style sheet has ${String(names.length)} tokens; there are names of one letter for ${String(letters.length)}.`,
    );
  const short = new Map(names.map((name, index) => [name, `--${letters[index] ?? ''}`]));
  return css.replace(property, (name) => short.get(name) ?? name);
}
