import { style } from '../theme/sharedStyle';

/** Also marks the drawing as an element of a component (`theme/base.css.ts`). */
export const icon = style({
  // A clip for each drawing would make every frame take longer.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
