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

/** Returns the colour token that is written like this. */
export function findColorToken(value: string): DesignToken | undefined {
  return colorTokens.find((token) => token.value.toLowerCase() === value.toLowerCase());
}

/** Returns whether a word is a CSS colour name, except `transparent`, which themes do not define. */
export function isNamedColor(word: string): boolean {
  return word !== 'transparent' && /^[a-z]+$/i.test(word) && Color.try(word) !== null;
}
