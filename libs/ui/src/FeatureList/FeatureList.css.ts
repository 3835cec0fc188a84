import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${fluidSpace.block}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' },
    [media.print]: { rowGap: space[2], breakInside: 'avoid' },
  },
});

/** Icon next to the text in one column, above it on wide screens. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${space[1]} ${space[4]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: space[2] },
    [media.print]: { rowGap: 0 },
  },
});

export const title = style({
  ...typography.h4,
  alignSelf: 'center',
  '@media': { [media.wide]: { marginBlockStart: space[3] } },
});

export const text = style({
  gridColumn: 2,
  '@media': { [media.wide]: { gridColumn: 1 } },
});
