import type { Box } from './boxes.ts';

/** Red, green, blue and alpha, 0 to 255. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const parsed = new Map<string, Rgba>();

/** Returns a computed colour in sRGB. */
export function parseColor(color: string): Rgba {
  const known = parsed.get(color);
  if (known) return known;
  if (!canvas) throw new Error('The browser has no canvas.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const value: Rgba = [red, green, blue, alpha];
  parsed.set(color, value);
  return value;
}

/** Returns the colour that a translucent colour has above another one. */
function blend([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const share = alpha / 255;
  const mix = (above: number, under: number) => above * share + under * (1 - share);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 255];
}

/** Relative luminance (WCAG 2.2), 0 for black to 1 for white. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colours (WCAG 2.2), 1 to 21. */
function contrast(first: Rgba, second: Rgba): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const white: Rgba = [255, 255, 255, 255];
const gradientStop = /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)|transparent/g;

/** Returns the colours that can be behind the content of a box; more than one if a gradient is. */
export function getBackgrounds(box: Box): readonly Rgba[] {
  // Browsers print no backgrounds by default.
  if (matchMedia('print').matches) return [white];
  const layers: (readonly Rgba[])[] = [];
  for (let at: Box | undefined = box; at; at = at.parent) {
    const stops = [...(at.style.backgroundImage.match(gradientStop) ?? [])].map(parseColor);
    if (stops.length > 0) layers.push(stops);
    const color = parseColor(at.style.backgroundColor);
    if (color[3] > 0) layers.push([color]);
    if (color[3] === 255) break;
  }
  const root = getComputedStyle(document.documentElement);
  const base = parseColor(root.backgroundColor);
  const canvasColor: Rgba = root.colorScheme.startsWith('dark') ? [18, 18, 18, 255] : white;
  return layers.reduceRight<readonly Rgba[]>(
    (below, layer) => layer.flatMap((color) => below.map((under) => blend(color, under))),
    [base[3] === 255 ? base : canvasColor],
  );
}

/** Returns the smallest contrast of a colour with its possible backgrounds. */
export function leastContrast(color: string, backgrounds: readonly Rgba[]): number {
  return Math.min(
    ...backgrounds.map((background) => contrast(blend(parseColor(color), background), background)),
  );
}
