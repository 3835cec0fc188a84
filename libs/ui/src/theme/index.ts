export { ContrastError, createTheme } from './createTheme';
export type { Brand, ContrastFailure, Theme } from './createTheme';
export { hueClass, hueColor } from './hue.css';
export { theme } from './contract.css';
export { focusRingStyle, visuallyHidden } from './focusRing.css';
export { media, wideQuery } from './media';
export {
  duration,
  easing,
  fluidSpace,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  radius,
  space,
  strandColor,
  tracking,
} from './scale';
export { darkSurface, ownTheme } from './scheme.css';
export { hues } from './tokens';
export type { Hue } from './tokens';
export { tokenValues } from './values';
