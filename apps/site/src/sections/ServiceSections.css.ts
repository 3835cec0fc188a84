import { fluidSpace, hueColor, media } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Closer to the introduction than another section. */
export const features = style({
  marginBlockStart: `calc(${fluidSpace.block} * 1.25 - ${fluidSpace.section})`,
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `2px solid ${hueColor.line}`,
  // On paper the surface has no gap that the margin shortens.
  '@media': { [media.print]: { marginBlockStart: fluidSpace.block } },
});
