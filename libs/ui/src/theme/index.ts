export { category, hue, hueColor } from './category.css';
export { theme } from './contract.css';
export { focusRingStyle, visuallyHidden } from './focusRing.css';
export { media, wideQuery } from './media';
export {
  duration,
  fluidSpace,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  radius,
  space,
  tracking,
} from './scale';
export { darkSurface, ownTheme } from './scheme.css';
export { strandColor } from './strand';
export { categoryHues } from './tokens';
export type { Category } from './tokens';
