import type { light } from './light.ts';

/** Values that may differ between the light and the dark theme: colours by role, and shadows by elevation. */
export type ThemeTokens = typeof light;

/** Named hues that applications assign to categories of their own, in degrees of oklch. */
export const hues = {
  teal: 172,
  indigo: 264,
  red: 22,
  blue: 222,
  orange: 48,
  purple: 300,
  green: 140,
} as const;

export type Hue = keyof typeof hues;

/** Lightness and chroma in oklch of the colours that are derived from a hue. */
export const hueShades = {
  tint: { light: '0.93 0.045', dark: '0.3 0.045' },
  line: { light: '0.52 0.12', dark: '0.78 0.12' },
} as const;
