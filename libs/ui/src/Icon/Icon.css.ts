import { style } from '../theme/partStyle';

/** Marks the drawing as an element of a component (`theme/base.css.ts`). */
export const icon = style({});
