import { style } from '../theme/partStyle';

/** A drawing as wide as its container, in per cent of which its lines are placed. */
export const drawing = style({
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
