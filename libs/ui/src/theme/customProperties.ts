import { dark } from './dark.ts';
import { light } from './light.ts';
import type { ThemeTokens } from './tokens.ts';
import { tokenValues } from './values.ts';

/** All tokens: those of the two themes, and those that are the same in both, by group. */
export interface Tokens {
  readonly light: ThemeTokens;
  readonly dark: ThemeTokens;
  readonly values: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

export const defaultTokens: Tokens = { light, dark, values: tokenValues };

/** Returns `font-size` for `fontSize`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the custom property of a token: `--ks-font-size-h2` for `fontSize.h2`. */
export const customProperty = (group: string, name: string): `--ks-${string}` =>
  `--ks-${kebabCase(group)}-${kebabCase(name)}`;

const colorPair = (lightValue: string, darkValue: string) => `light-dark(${lightValue}, ${darkValue})`;

/** A colour in the layer of a shadow. */
const colors = /#\w+|\b(?!inset\b)[a-z]+\b(?:\([^)]*\))?/gi;

// light-dark() accepts only colours. Each shadow is therefore a list of both themes' shadows, each of them transparent
// in the other theme.
const shadowPair = (lightValue: string, darkValue: string) =>
  [
    lightValue.replace(colors, (color) => colorPair(color, 'transparent')),
    darkValue.replace(colors, (color) => colorPair('transparent', color)),
  ].join(', ');

type Values = Readonly<Record<string, string>>;

const pairs = (combine: typeof colorPair, lightValues: Values, darkValues: Values) =>
  Object.fromEntries(
    Object.entries(lightValues).map(([name, value]) => [name, combine(value, darkValues[name] ?? value)]),
  );

export function customProperties({ light, dark, values }: Tokens): Record<`--ks-${string}`, string> {
  const groups = {
    color: pairs(colorPair, light.color, dark.color),
    shadow: pairs(shadowPair, light.shadow, dark.shadow),
    ...values,
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => [customProperty(group, name), String(value)] as const),
    ),
  );
}
