import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { categoryHues } from './tokens';

/** The hue of the nearest category above, in degrees. */
export const hue = createVar();

/** One class a category: everything inside draws its tiles, emblems and rules in that hue. */
export const category = styleVariants(categoryHues, (degrees) => ({ vars: { [hue]: String(degrees) } }));

/** Colours made of the category's hue; equal lightness and chroma for all seven. */
export const hueColor = {
  /** Ground of an icon tile. */
  tint: `light-dark(oklch(0.93 0.045 ${hue}), oklch(0.3 0.045 ${hue}))`,
  /** Icon and border; at least 3:1 on the tint and on every ground. */
  line: `light-dark(oklch(0.52 0.12 ${hue}), oklch(0.78 0.12 ${hue}))`,
} as const;

// Outside of a category the company's own mint holds.
globalStyle(':root', { vars: { [hue]: String(categoryHues.blockchain) } });
