import { fluidSpace, fontSize, layout, lineHeight, media, space, tracking } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluidSpace.block,
});

/** Groups of answers, in two columns where each is wide enough. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[12]} ${layout.columnGap}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const groupHeading = style({
  marginBlockEnd: space[4],
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});
