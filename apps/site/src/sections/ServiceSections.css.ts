import { fluidSpace, hueColor, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Closer to the introduction than another section. */
export const features = style({
  marginBlockStart: `calc(${fluidSpace.block} * 1.25 - ${fluidSpace.section})`,
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `2px solid ${hueColor.line}`,
  // On paper the surface has no gap that the margin shortens.
  '@media': {
    [media.print]: { marginBlockStart: space[4], paddingBlockStart: space[4], breakInside: 'avoid' },
  },
});

globalStyle(':has(#deliverables) > dl a[href^="#"]::after', {
  '@media': { [media.print]: { content: '" (last sheet)"' } },
});
