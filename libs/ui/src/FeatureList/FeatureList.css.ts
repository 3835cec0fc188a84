import { style } from '@vanilla-extract/css';
import { fluidSpace, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[10]} ${fluidSpace.block}`,
});

export const title = style({ ...typography.h4, marginBlock: `${space[5]} ${space[2]}` });
