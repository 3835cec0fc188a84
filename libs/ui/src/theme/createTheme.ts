import type { Brand } from './Brand';
import { contrastFailures } from './contrastFailures';
import type { ContrastFailure } from './contrastFailures';
import { customProperties, defaultTokens } from './customProperties';
import { mergeTokens } from './mergeTokens';

export type { Brand } from './Brand';
export type { ContrastFailure } from './contrastFailures';

const floor = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Thrown by `createTheme` for a brand whose text or controls could not be read. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError';
  readonly failures: readonly ContrastFailure[];

  constructor(failures: readonly ContrastFailure[]) {
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
  /**
   * Returns a CSS rule with the custom properties. It belongs to no cascade layer, so that it wins over the sheets of the package in any order.
   *
   * @param selector element with its descendants that gets the brand
   * @default ':root'
   */
  readonly css: (selector?: string) => string;
}

/**
 * Returns the theme of a brand. It has no side effects and reads no files, so it can run in a build script.
 *
 * @throws {TypeError} for an unknown token or a value of the wrong kind; the message names what is allowed.
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
  const defaults = customProperties(defaultTokens);
  const properties = Object.fromEntries(
    Object.entries(customProperties(tokens)).filter(
      ([name, value]) => defaults[name as keyof typeof defaults] !== value,
    ),
  ) as Theme['properties'];
  return {
    properties,
    css: (selector = ':root') => {
      if (/[{}<;@]/.test(selector) || selector.trim() === '')
        throw new TypeError(
          `createTheme: ${JSON.stringify(selector)} is not a selector. Allowed: a CSS selector such as ":root" or ".brand".`,
        );
      const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`);
      return `${selector} {\n${lines.join('')}}\n`;
    },
  };
}
