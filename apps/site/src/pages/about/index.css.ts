import { fluidSpace } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluidSpace.block,
});
