import { colorFormats, parseColor } from './color';
import { parseShadow, shadowFormat } from './shadow';

/** A kind of value, with the text for an error. */
export interface Kind {
  readonly allowed: string;
  readonly test: (value: unknown) => boolean;
}

const text = (allowed: string, test: (value: string) => boolean): Kind => ({
  allowed,
  test: (value) => typeof value === 'string' && test(value),
});

const number = (allowed: string, test: (value: number) => boolean): Kind => ({
  allowed,
  test: (value) => typeof value === 'number' && test(value),
});

const color = text(`a colour such as ${colorFormats}`, (value) => parseColor(value) !== undefined);
const shadow = text(
  `a shadow with lengths in px such as ${shadowFormat}`,
  (value) => parseShadow(value) !== undefined,
);

const lengthPattern = /^-?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|ch|ex|lh|rlh|vw|vh|vi|vb|dvw|dvh|cqi|cqw)$/;
const mathPattern = /^(?:clamp|min|max|calc)\([\w\s.,+*/()%-]+\)$/;

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const length = text(
  'a length with a unit such as "0.5rem" or "0px", or "clamp(1rem, 2vw, 2rem)"',
  (value) =>
    lengthPattern.test(value) || (mathPattern.test(value) && isBalanced(value) && !value.includes('/*')),
);

/** Kind of value of each group. */
export const kinds = {
  color,
  shadow,
  hue: number('an angle from 0 to 360', (value) => value >= 0 && value < 360),
  strand: color,
  fontFamily: text(`a list of font families such as "'Inter', sans-serif"`, (value) =>
    /^(?:'[^'"\\;{}<>]+'|"[^'"\\;{}<>]+"|[a-z][\w -]*)(?:\s*,\s*(?:'[^'"\\;{}<>]+'|"[^'"\\;{}<>]+"|[a-z][\w -]*))*$/i.test(
      value,
    ),
  ),
  fontSize: length,
  fontWeight: number('a weight from 1 to 1000', (value) => value >= 1 && value <= 1000),
  lineHeight: number('a number above 0', (value) => value > 0 && Number.isFinite(value)),
  tracking: length,
  space: length,
  radius: length,
  layout: length,
  duration: text('a duration such as "150ms"', (value) => /^(?:\d+\.?\d*|\.\d+)m?s$/.test(value)),
  easing: text('a curve such as "cubic-bezier(0.3, 0, 0.2, 1)"', (value) =>
    /^cubic-bezier\((?:\s*-?[\d.]+\s*,){3}\s*-?[\d.]+\s*\)$/.test(value),
  ),
  layer: number('a whole number', Number.isInteger),
} satisfies Record<string, Kind>;
