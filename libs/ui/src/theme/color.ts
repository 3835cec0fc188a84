/** A colour as in the Color module of the Design Tokens Community Group (2025.10). */
export interface Color {
  readonly colorSpace: 'srgb' | 'oklch';
  /** Red, green and blue from 0 to 1; or lightness from 0 to 1, chroma, and hue in degrees. */
  readonly components: readonly [number, number, number];
  /** 0 to 1. */
  readonly alpha: number;
}

/** Formats that `parseColor` reads, for error messages. */
export const colorFormats = '"#00725C", "rgb(16 19 26 / 0.14)" or "oklch(0.52 0.12 172)"';

const functionPattern = /^(rgb|oklch|color)\(\s*(?:(srgb)\s+)?([^()/]+?)\s*(?:\/\s*([^()/]+?)\s*)?\)$/;
const numberPattern = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?%?$/;

function parseNumber(text: string): number {
  if (!numberPattern.test(text)) return NaN;
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
}

/** Rounds an 8-bit channel from 0 to 1 to the four digits that identify it. */
const round = (channel: number) => Number(channel.toFixed(4));

const isChannel = (value: number) => value >= 0 && value <= 1;

/**
 * Returns the colour of `#RGB`, `#RRGGBB`, `#RRGGBBAA`, `rgb(16 19 26 / 0.14)`, `oklch(0.52 0.12 172 / 0.5)` or
 * `color(srgb 0.1 0.2 0.3)`; undefined for other text.
 */
export function parseColor(text: string): Color | undefined {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6})([\da-f]{2})?)$/i.exec(text);
  if (hex) {
    const [, short, long = (short ?? '').replace(/./g, '$&$&'), alpha = 'ff'] = hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
      round(parseInt(long.slice(at, at + 2), 16) / 255),
    );
    return {
      colorSpace: 'srgb',
      components: [red, green, blue],
      alpha: round(parseInt(alpha, 16) / 255),
    };
  }
  const [, name, space, list = '', alphaText = '1'] = functionPattern.exec(text) ?? [];
  if (!name || (name === 'color') !== (space === 'srgb')) return undefined;
  const words = list.split(/\s+/);
  const [first = NaN, second = NaN, third = NaN] = words.map(parseNumber);
  const alpha = parseNumber(alphaText);
  if (words.length !== 3 || !isChannel(alpha)) return undefined;
  if (name === 'oklch')
    return isChannel(first) && second >= 0 && third >= 0 && third < 360
      ? { colorSpace: 'oklch', components: [first, second, third], alpha }
      : undefined;
  const components: Color['components'] =
    name === 'rgb' ? [round(first / 255), round(second / 255), round(third / 255)] : [first, second, third];
  return components.every(isChannel) ? { colorSpace: 'srgb', components, alpha } : undefined;
}

/** Returns the 8-bit value of an sRGB channel; undefined if the channel is between two of them. */
function byteOf(channel: number): number | undefined {
  const byte = Math.round(channel * 255);
  return round(byte / 255) === channel ? byte : undefined;
}

/** Returns the CSS of a colour: the inverse of `parseColor`. */
export function formatColor({ colorSpace, components, alpha }: Color): string {
  const suffix = alpha === 1 ? '' : ` / ${String(alpha)}`;
  if (colorSpace === 'oklch') return `oklch(${components.join(' ')}${suffix})`;
  const bytes = components.map(byteOf);
  if (bytes.includes(undefined)) return `color(srgb ${components.join(' ')}${suffix})`;
  if (alpha < 1) return `rgb(${bytes.join(' ')}${suffix})`;
  return `#${bytes.map((byte = 0) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}

type Channels = readonly [number, number, number];

const mapChannels = ([red, green, blue]: Channels, change: (channel: number) => number): Channels => [
  change(red),
  change(green),
  change(blue),
];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Converts to linear sRGB (https://bottosson.github.io/posts/oklab/). */
function oklchToLinear([lightness, chroma, hue]: Channels): Channels {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Returns red, green and blue from 0 to 1; colours that sRGB cannot show are clipped, as browsers do. */
function toSrgb({ colorSpace, components }: Color): Channels {
  if (colorSpace === 'srgb') return components;
  return mapChannels(oklchToLinear(components), (channel) => toGamma(Math.min(1, Math.max(0, channel))));
}

/** Returns the relative luminance of WCAG 2 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(channels: Channels): number {
  const [red, green, blue] = mapChannels(channels, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the WCAG 2 contrast ratio of a colour on an opaque background, 1 to 21. A translucent colour is composited over the
 * background first.
 */
export function contrastRatio(foreground: Color, background: Color): number {
  const below = toSrgb(background);
  const above = toSrgb(foreground);
  const blend = (index: 0 | 1 | 2) => above[index] * foreground.alpha + below[index] * (1 - foreground.alpha);
  const [darker, lighter] = [luminance([blend(0), blend(1), blend(2)]), luminance(below)].sort(
    (first, second) => first - second,
  ) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
