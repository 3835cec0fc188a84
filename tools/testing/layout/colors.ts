import Color from 'colorjs.io';
import type { Box } from './boxes.ts';

const parsed = new Map<string, Color>();

/** Returns a computed colour in sRGB. */
export function parseColor(text: string): Color {
  const color = parsed.get(text) ?? new Color(text).to('srgb');
  parsed.set(text, color);
  return color;
}

/** Returns the colour that a translucent colour has above an opaque one. */
const blend = (color: Color, below: Color): Color =>
  color.alpha === 1
    ? color
    : Color.mix(below, new Color('srgb', color.coords), color.alpha ?? 0, { space: 'srgb' });

const gradientStop = /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)|transparent/g;

/** Returns the colours that can be behind the content of a box; more than one if a gradient is. */
export function getBackgrounds(box: Box): readonly Color[] {
  // Browsers print no backgrounds by default.
  if (matchMedia('print').matches) return [parseColor('white')];
  const layers: Color[][] = [];
  for (let at: Box | undefined = box; at; at = at.parent) {
    const stops = at.style.backgroundImage.match(gradientStop);
    if (stops) layers.push(stops.map(parseColor));
    const color = parseColor(at.style.backgroundColor);
    if (color.alpha !== 0) layers.push([color]);
    if (color.alpha === 1) break;
  }
  const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
  const canvas = parseColor(colorScheme.startsWith('dark') ? '#121212' : 'white');
  return [...layers, [parseColor(backgroundColor)]].reduceRight<readonly Color[]>(
    (below, layer) => layer.flatMap((color) => below.map((under) => blend(color, under))),
    [canvas],
  );
}

/** Returns the smallest contrast of a colour with its possible backgrounds (WCAG 2.2), 1 to 21. */
export const leastContrast = (color: string, backgrounds: readonly Color[]): number =>
  Math.min(
    ...backgrounds.map((background) => blend(parseColor(color), background).contrastWCAG21(background)),
  );
