import { ColorSpace, contrastWCAG21, OKLCH, parse, sRGB } from 'colorjs.io/fn';
import type { Tokens } from './customProperties';
import { hueShades } from './tokens';
import type { ThemeTokens } from './tokens';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

type Role = keyof ThemeTokens['color'];

export interface ContrastPair {
  readonly foreground: Role;
  readonly backgrounds: readonly Role[];
  /** Minimum WCAG 2 contrast: 7 for body text (1.4.6), 4.5 for other text (1.4.3), 3 for other graphics (1.4.11). */
  readonly minimum: 7 | 4.5 | 3;
  readonly use: string;
}

const surfaces = ['page', 'surface', 'raised', 'fill'] as const;
const all = [...surfaces, 'accentFill', 'dangerFill'] as const;

/** All pairs of colours that convey information. */
export const contrastPairs: readonly ContrastPair[] = [
  { foreground: 'text', backgrounds: all, minimum: 7, use: 'Headings, labels, values' },
  { foreground: 'body', backgrounds: all, minimum: 7, use: 'Running text' },
  { foreground: 'onSolid', backgrounds: ['solid'], minimum: 7, use: 'Buttons, the visitor’s messages' },
  { foreground: 'muted', backgrounds: all, minimum: 4.5, use: 'Captions, hints, metadata' },
  { foreground: 'accent', backgrounds: all, minimum: 4.5, use: 'Links, focus, active states' },
  { foreground: 'danger', backgrounds: [...surfaces, 'dangerFill'], minimum: 4.5, use: 'Errors' },
  { foreground: 'onAccent', backgrounds: ['accent'], minimum: 4.5, use: 'Selected text, counts' },
  { foreground: 'outline', backgrounds: surfaces, minimum: 3, use: 'Borders of controls' },
  { foreground: 'surface', backgrounds: ['outline', 'accent'], minimum: 3, use: 'Thumb of a switch' },
];

function parseOpaque(text: string) {
  const color = parse(text);
  if (color.alpha === 1) return color;
  throw new TypeError(`${text} is translucent. Text and its background need opaque colours.`);
}

/**
 * Returns the WCAG 2 contrast ratio of two CSS colours, 1 to 21.
 * @throws {TypeError} for text that is not an opaque colour in sRGB or oklch
 */
export const contrast = (foreground: string, background: string): number =>
  contrastWCAG21(parseOpaque(foreground), parseOpaque(background));

/** A pair of colours whose contrast is too low. */
export interface ContrastFailure {
  readonly theme: 'light' | 'dark';
  readonly foreground: string;
  readonly background: string;
  /** Measured WCAG 2 contrast ratio. */
  readonly ratio: number;
  /** Required WCAG 2 contrast ratio. */
  readonly minimum: number;
  /** Use of the pair. */
  readonly use: string;
}

/** Returns the pairs of colours whose contrast is too low. */
export function contrastFailures(tokens: Tokens): readonly ContrastFailure[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const { color } = tokens[theme];
    const measure = (foreground: string, value: string, backgrounds: object, minimum: number, use: string) =>
      Object.entries(backgrounds).map(([background, behind]: [string, string]) => {
        return { theme, foreground, background, ratio: contrast(value, behind), minimum, use };
      });
    const roles = contrastPairs.flatMap(({ foreground, backgrounds, minimum, use }) => {
      const values = Object.fromEntries(backgrounds.map((role) => [role, color[role]]));
      return measure(foreground, color[foreground], values, minimum, use);
    });
    const hues = Object.entries(tokens.values['hue'] ?? {}).flatMap(([name, angle]) => {
      const { page, surface, raised } = color;
      const shade = (kind: keyof typeof hueShades) => `oklch(${hueShades[kind][theme]} ${String(angle)})`;
      const backgrounds = { page, surface, raised, [`the tint of ${name}`]: shade('tint') };
      return measure(`the hue ${name}`, shade('line'), backgrounds, 3, 'Icons and rules of categories');
    });
    return [...roles, ...hues].filter(({ ratio, minimum }) => ratio < minimum);
  });
}
