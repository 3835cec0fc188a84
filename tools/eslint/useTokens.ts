import { columnGap } from '../../libs/ui/src/theme/twoColumns.ts';
import { tokenValues } from '../../libs/ui/src/theme/values.ts';

const { gutter, surface, section, block, ...steps } = tokenValues.space;
const { content, measure, heroMeasure, target } = tokenValues.layout;
const { header, chat, overlay, skipLink } = tokenValues.layer;

const spacing = '(padding|margin|scrollMargin|scrollPadding|inset|gap$|rowGap$|columnGap$)';

/** Tokens by the properties that take them: pattern of the properties, group of the tokens, values by name. */
const measures: readonly (readonly [string, string, Readonly<Record<string, string | number>>])[] = [
  [spacing, 'space', steps],
  [spacing, 'fluidSpace', { gutter, surface, section, block }],
  [spacing, 'layout', { columnGap }],
  ['min(Inline|Block)Size$', 'layout', { target }],
  ['max(Inline|Block)Size$', 'layout', { content, measure, heroMeasure }],
  ['fontSize$', 'fontSize', tokenValues.fontSize],
  ['border.*Radius$', 'radius', tokenValues.radius],
  ['lineHeight$', 'lineHeight', tokenValues.lineHeight],
  ['letterSpacing$', 'tracking', tokenValues.tracking],
  ['fontWeight$', 'fontWeight', tokenValues.fontWeight],
  ['transition(Duration)?$', 'duration', tokenValues.duration],
  // Lower values also order elements inside a component.
  ['zIndex$', 'layer', { header, chat, overlay, skipLink }],
];

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
  ...measures.flatMap(([properties, group, tokens]) =>
    Object.entries(tokens)
      .filter(([, value]) => value !== '0')
      .map(([key, value]) => {
        const name = /^\d/.test(key) ? `${group}[${key}]` : `${group}.${key}`;
        return {
          selector: values(spellings(String(value)), `Property[key.name=/^${properties}/]`),
          message: `Use ${name} of the theme instead of ${String(value)}.`,
        };
      }),
  ),
];
