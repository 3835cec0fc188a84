import { formatColor } from './color';
import type { Color } from './color';
import { customProperty } from './customProperty';
import { dark } from './dark';
import { light } from './light';
import { formatShadow, parseShadow } from './shadow';
import type { ThemeTokens } from './tokens';
import { tokenValues } from './values';

/** All tokens: those of the two themes, and those that are the same in both, by group. */
export interface Tokens {
  readonly light: ThemeTokens;
  readonly dark: ThemeTokens;
  readonly values: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

export const defaultTokens: Tokens = { light, dark, values: tokenValues };

const pair = (lightValue: string, darkValue: string) => `light-dark(${lightValue}, ${darkValue})`;

/** Returns the CSS of a shadow with other text for its colours. */
function withColors(shadow: string, colorOf: (color: string) => string): string {
  const layers = parseShadow(shadow);
  if (!layers) throw new Error(`"${shadow}" is not a shadow.`);
  return formatShadow(layers, (color: Color) => colorOf(formatColor(color)));
}

// light-dark() accepts only colours. Each shadow is therefore a list of both themes' shadows, each of them transparent
// in the other theme.
const shadowPair = (lightValue: string, darkValue: string) =>
  [
    withColors(lightValue, (color) => pair(color, 'transparent')),
    withColors(darkValue, (color) => pair('transparent', color)),
  ].join(', ');

/** Returns every public custom property with its value. */
export function customProperties({ light, dark, values }: Tokens): Record<`--ks-${string}`, string> {
  const themed = (['color', 'shadow'] as const).flatMap((group) => {
    const darkValues: Readonly<Record<string, string>> = { ...dark[group] };
    const combine = group === 'color' ? pair : shadowPair;
    return Object.entries<string>({ ...light[group] }).map(
      ([name, value]) => [customProperty(group, name), combine(value, darkValues[name] ?? value)] as const,
    );
  });
  const constant = Object.entries(values).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => [customProperty(group, name), String(value)] as const),
  );
  return Object.fromEntries([...themed, ...constant]);
}
