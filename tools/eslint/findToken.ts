import Color from 'colorjs.io';
import { colorTokens, measureTokens } from '../../.config/designTokens.ts';
import type { DesignToken, Measure } from '../../.config/designTokens.ts';

const rootFontSize = 16;

/** Converts a value to a canonical form: `16px` and `1rem` are equal, `.5rem` and `0.5rem` too. */
function normalize(value: string): string {
  return value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d*\.?\d+)(px|rem|ms|s)\b/g, (_, number: string, unit: string) => {
      const factor = unit === 'rem' ? rootFontSize : unit === 's' ? 1000 : 1;
      return `${String(Number(number) * factor)}${unit === 'rem' ? 'px' : unit === 's' ? 'ms' : unit}`;
    });
}

/** Returns the token of a measure that has exactly this value. */
export function findMeasureToken(measure: Measure, value: string): DesignToken | undefined {
  const normalized = normalize(value);
  return measureTokens[measure].find((token) => normalize(token.value) === normalized);
}

const parse = (value: string) => {
  const color = new Color(value);
  return { color, alpha: color.alpha ?? 1 };
};

/** Returns the most similar colour token: the smallest sum of CIEDE2000 distance and difference in opacity. */
export function nearestColorToken(value: string): DesignToken {
  const target = parse(value);
  const distance = (token: DesignToken) => {
    const { color, alpha } = parse(token.value);
    return target.color.deltaE2000(color) + 100 * Math.abs(alpha - target.alpha);
  };
  return colorTokens.reduce((best, token) => (distance(token) < distance(best) ? token : best));
}

/** Returns whether a word is a CSS colour name, except `transparent`, which themes do not define. */
export function isNamedColor(word: string): boolean {
  return word !== 'transparent' && /^[a-z]+$/i.test(word) && Color.try(word) !== null;
}
