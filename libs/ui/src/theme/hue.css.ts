import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { hues, hueShades } from './tokens';

const hueAngle = createVar();

/** One class per hue: sets the hue of the element and its descendants. */
export const hueClass = styleVariants(hues, (angle) => ({ vars: { [hueAngle]: String(angle) } }));

const shade = ({ light, dark }: { readonly light: string; readonly dark: string }) =>
  `light-dark(oklch(${light} ${hueAngle}), oklch(${dark} ${hueAngle}))`;

/** Colours of the nearest ancestor's hue; lightness and chroma are the same for all hues. */
export const hueColor = {
  /** Background of an icon tile. */
  tint: shade(hueShades.tint),
  /** Icons, borders and rules; contrast of at least 3:1 with the tint and with every surface. */
  line: shade(hueShades.line),
} as const;

globalStyle(':root', { vars: { [hueAngle]: String(hues.teal) } });
