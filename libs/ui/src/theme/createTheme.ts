import { contrastFailures } from './contrast';
import type { ContrastFailure } from './contrast';
import { customProperties, defaultTokens } from './customProperties';
import type { Tokens } from './customProperties';
import { dark } from './dark';
import { light } from './light';
import type { ThemeTokens } from './tokens';
import { tokenValues } from './values';

type Values = typeof tokenValues;
type ConstantTokens = {
  readonly [Group in keyof Values]?: { readonly [Name in keyof Values[Group]]?: string | number };
};

/** The tokens that a brand changes. All others keep Keystrand's values. */
export interface Brand extends ConstantTokens {
  /** Colours of the light theme. */
  readonly light?: Partial<ThemeTokens['color']>;
  /** Colours of the dark theme. */
  readonly dark?: Partial<ThemeTokens['color']>;
  /** Shadows of both themes. */
  readonly shadow?: {
    readonly light?: Partial<ThemeTokens['shadow']>;
    readonly dark?: Partial<ThemeTokens['shadow']>;
  };
}

/** Thrown by `createTheme` for a brand whose text or controls could not be read. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError';
  readonly failures: readonly ContrastFailure[];

  constructor(failures: readonly ContrastFailure[]) {
    const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
    const lines = failures.map(
      ({ theme, foreground, background, ratio, minimum, use }) =>
        `- ${theme}: ${foreground} on ${background} is ${floor(ratio)}:1, needs ${String(minimum)}:1 (${use})`,
    );
    super(`createTheme: the contrast of these colours is too low (WCAG 2).\n${lines.join('\n')}`);
    this.failures = failures;
  }
}

/** The result of `createTheme`. */
export interface Theme {
  /** The custom properties that the brand changes, for `vars` of vanilla-extract or `element.style.setProperty()`. */
  readonly properties: Readonly<Record<`--ks-${string}`, string>>;
  /** Returns a CSS rule with the custom properties, in no cascade layer, so that it wins over the sheets of the package. */
  readonly css: (selector?: string) => string;
}

function merge<Group extends object>(path: string, defaults: Group, overrides: object = {}): Group {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) {
    if (!Object.hasOwn(defaults, name))
      throw new TypeError(
        `createTheme: ${path} has no token "${name}". Allowed: ${Object.keys(defaults).join(', ')}.`,
      );
    if (/[;{}<]|\/\*|^\s*$/.test(String(value)))
      throw new TypeError(`createTheme: ${path}.${name} is not a CSS value: ${JSON.stringify(value)}`);
  }
  return { ...defaults, ...Object.fromEntries(given) };
}

function mergeTokens(brand: Brand): Tokens {
  merge('a brand', { light, dark, shadow: light.shadow, ...tokenValues }, brand);
  const themed = (theme: 'light' | 'dark'): ThemeTokens => ({
    color: merge(theme, defaultTokens[theme].color, brand[theme]),
    shadow: merge(`shadow.${theme}`, defaultTokens[theme].shadow, brand.shadow?.[theme]),
  });
  const values = (Object.keys(tokenValues) as (keyof Values)[]).map((group) => [
    group,
    merge<object>(group, tokenValues[group], brand[group]),
  ]);
  return { light: themed('light'), dark: themed('dark'), values: Object.fromEntries(values) };
}

/**
 * Returns the theme of a brand. It has no side effects and reads no files, so it can run in a build script.
 *
 * @throws {TypeError} for an unknown token and for text that is not a CSS value or colour
 * @throws {ContrastError} if the contrast of a pair of colours is too low, in either theme.
 *
 * @example
 * ```ts
 * const theme = createTheme({ light: { accent: '#3A3FBF' }, dark: { accent: '#B4B8FF', onAccent: '#14163A' } });
 * writeFileSync('brand.css', theme.css());
 * ```
 */
export function createTheme(brand: Brand): Theme {
  const tokens = mergeTokens(brand);
  const failures = contrastFailures(tokens);
  if (failures.length > 0) throw new ContrastError(failures);
  const defaults = new Set(Object.entries(customProperties(defaultTokens)).map(String));
  const changed = Object.entries(customProperties(tokens)).filter((entry) => !defaults.has(String(entry)));
  return {
    properties: Object.fromEntries(changed),
    css: (selector = ':root') =>
      `${selector} {\n${changed.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`,
  };
}
