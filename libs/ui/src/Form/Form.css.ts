import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, space } from '../theme/scale';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: '40rem',
});

export const pair = style({
  display: 'grid',
  gap: `${space[6]} ${fluidSpace.gutter}`,
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
