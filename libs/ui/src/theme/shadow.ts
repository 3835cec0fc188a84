import { formatColor, parseColor } from './color.ts';
import type { Color } from './color.ts';

/** One layer of a box shadow; lengths in px. */
export interface ShadowLayer {
  readonly offsetX: number;
  readonly offsetY: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: Color;
}

/** Format that `parseShadow` reads, for error messages. */
export const shadowFormat = '"0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.32)"';

const layerPattern = /^((?:-?[\d.]+(?:px)?\s+){2,4})(\S.*)$/;

function parseLayer(text: string): ShadowLayer | undefined {
  const [, lengths = '', colorText = ''] = layerPattern.exec(text.trim()) ?? [];
  const color = parseColor(colorText);
  const words = lengths.trim().split(/\s+/);
  if (!color || words.some((word) => !/^(?:0|-?(?:\d+\.?\d*|\.\d+)px)$/.test(word))) return undefined;
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = words.map((word) => parseFloat(word));
  return blur < 0 ? undefined : { offsetX, offsetY, blur, spread, color };
}

/** Returns the layers of a CSS box shadow with lengths in px; undefined for other text. */
export function parseShadow(text: string): readonly ShadowLayer[] | undefined {
  const layers = text.split(/,(?![^(]*\))/).map(parseLayer);
  return layers.includes(undefined) ? undefined : (layers as ShadowLayer[]);
}

const length = (pixels: number) => (pixels === 0 ? '0' : `${String(pixels)}px`);

/**
 * Returns the CSS of a box shadow.
 *
 * @param colorOf CSS of a layer's colour; `formatColor` by default
 */
export function formatShadow(
  layers: readonly ShadowLayer[],
  colorOf: (color: Color) => string = formatColor,
): string {
  return layers
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [...[offsetX, offsetY, blur, ...(spread === 0 ? [] : [spread])].map(length), colorOf(color)].join(' '),
    )
    .join(', ');
}
