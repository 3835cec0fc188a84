import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { fluidSpace, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[8]} ${fluidSpace.block}`,
});

/** Tile beside the words on a phone, above them elsewhere. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space[4],
  rowGap: space[1],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', rowGap: space[2] },
  },
});

export const title = style({
  ...typography.h4,
  alignSelf: 'center',
  '@media': { [media.medium]: { marginBlockStart: space[3] } },
});

export const text = style({
  gridColumn: 2,
  '@media': { [media.medium]: { gridColumn: 1 } },
});
