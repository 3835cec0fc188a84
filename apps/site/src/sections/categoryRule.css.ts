import { fluidSpace, hueColor } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Adds a rule in the category's hue above the element. */
export const categoryRule = style({
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `2px solid ${hueColor.line}`,
});
