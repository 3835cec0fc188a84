import { measureTokens } from '../../.config/designTokens.ts';
import type { Measure } from '../../.config/designTokens.ts';

/** Style properties by the kind of value that they take. */
const properties: Readonly<Record<Measure, string>> = {
  space: '(padding|margin|scrollMargin|scrollPadding|inset|gap$|rowGap$|columnGap$)',
  minSize: 'min(Inline|Block)Size$',
  maxSize: 'max(Inline|Block)Size$',
  fontSize: 'fontSize$',
  radius: 'border.*Radius$',
  lineHeight: 'lineHeight$',
  tracking: 'letterSpacing$',
  fontWeight: 'fontWeight$',
  duration: 'transition(Duration)?$',
  layer: 'zIndex$',
};

const colorProperties =
  '(color|background|border(?!.*Radius)|outline|fill|stroke|boxShadow|textShadow|caret|accent|textDecoration|columnRule)';
const colorNames =
  'white|black|gr[ae]y|silver|red|maroon|orange|yellow|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown';
const colorNotation = '#[\\da-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';

/** Returns the selector of literals and templates, except keys, whose source matches a pattern. */
const values = (pattern: string, parent = '') =>
  `${parent} :matches(Literal[raw=/${pattern}/i]:not(Property > Literal.key), TemplateElement[value.raw=/${pattern}/i])`;

/** Returns a pattern for a value, with the other unit: `1rem` is `16px`, `0.15s` is `150ms`. */
function spellings(value: string): string {
  const [, number = '', unit] = /^(\d*\.?\d+)(rem|ms)$/.exec(value) ?? [];
  const others =
    unit === 'rem' ? [`${String(Number(number) * 16)}px`] : unit ? [`${String(Number(number) / 1000)}s`] : [];
  const escaped = [value, ...others].map((text) => text.replace(/[.*+?^${}()|]/g, String.raw`\$&`));
  // No token is negative.
  return `(?<![\\w.-])(${escaped.join('|')})(?![\\w.%])`;
}

/** Options of `no-restricted-syntax` for style sheets: raw colours, and sizes that equal a token of the theme. */
export const useTokens = [
  { selector: values(colorNotation), message: 'Use a colour of the theme.' },
  {
    selector: values(`\\b(${colorNames})\\b`, `Property[key.name=/^${colorProperties}/]`),
    message: 'Use a colour of the theme.',
  },
  ...Object.entries(measureTokens).flatMap(([measure, tokens]) =>
    tokens
      .filter(({ value }) => value !== '0')
      .map(({ name, value }) => ({
        selector: values(spellings(value), `Property[key.name=/^${properties[measure as Measure]}/]`),
        message: `Use ${name} of the theme instead of ${value}.`,
      })),
  ),
];
