/** Returns `font-size` for `fontSize`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the custom property of a token: `--ks-font-size-h2` for `fontSize.h2`. */
export function customProperty(group: string, name: string): `--ks-${string}` {
  return `--ks-${kebabCase(group)}-${kebabCase(name)}`;
}

/** Returns a `var()` reference for each token of a group. */
export function references<Tokens extends object>(
  group: string,
  tokens: Tokens,
): { readonly [Name in keyof Tokens]: `var(--ks-${string})` } {
  return Object.fromEntries(
    Object.keys(tokens).map((name) => [name, `var(${customProperty(group, name)})`]),
  ) as { readonly [Name in keyof Tokens]: `var(--ks-${string})` };
}
