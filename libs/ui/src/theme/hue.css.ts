import { createVar, fallbackVar } from '@vanilla-extract/css';
import { constants } from './contract.css';
import { styleVariants } from './sharedStyle';
import { hueShades } from './tokens';

const hueAngle = createVar();

/** One class per hue: sets the hue of the element and its descendants. */
export const hueClass = styleVariants(constants.hue, (angle) => ({ vars: { [hueAngle]: angle } }));

const nearestHue = fallbackVar(hueAngle, constants.hue.teal);

const shade = ({ light, dark }: { readonly light: string; readonly dark: string }) =>
  `light-dark(oklch(${light} ${nearestHue}), oklch(${dark} ${nearestHue}))`;

/** Colours of the nearest ancestor's hue, teal by default; lightness and chroma are the same for all hues. */
export const hueColor = {
  /** Background of an icon tile. */
  tint: shade(hueShades.tint),
  /** Icons, borders and rules; contrast of at least 3:1 with the tint and with every surface. */
  line: shade(hueShades.line),
} as const;
