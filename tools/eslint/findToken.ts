import Color from 'colorjs.io';
import { colorTokens, measureTokens } from '../../.config/designTokens.ts';
import type { DesignToken, Measure } from '../../.config/designTokens.ts';

const rootFontSize = 16;

/** One form for what means the same: `16px` and `1rem`, `.5rem` and `0.5rem`. */
function normalize(value: string): string {
  return value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d*\.?\d+)(px|rem|ms|s)\b/g, (_, number: string, unit: string) => {
      const factor = unit === 'rem' ? rootFontSize : unit === 's' ? 1000 : 1;
      return `${String(Number(number) * factor)}${unit === 'rem' ? 'px' : unit === 's' ? 'ms' : unit}`;
    });
}

/** The token of a measure that has exactly this value. */
export function findMeasureToken(measure: Measure, value: string): DesignToken | undefined {
  const wanted = normalize(value);
  return measureTokens[measure].find((token) => normalize(token.value) === wanted);
}

const parse = (value: string) => {
  const color = new Color(value);
  return { color, alpha: color.alpha ?? 1 };
};

/** The colour of the themes that a colour is, or comes nearest to for the eye (CIEDE2000, then opacity). */
export function nearestColorToken(value: string): DesignToken {
  const wanted = parse(value);
  const distance = (token: DesignToken) => {
    const { color, alpha } = parse(token.value);
    return wanted.color.deltaE2000(color) + 100 * Math.abs(alpha - wanted.alpha);
  };
  return colorTokens.reduce((best, token) => (distance(token) < distance(best) ? token : best));
}

/** Whether a word is a colour that CSS knows by name; `transparent`, which no theme decides, is none. */
export function isNamedColor(word: string): boolean {
  return word !== 'transparent' && /^[a-z]+$/i.test(word) && Color.try(word) !== null;
}
