import { fluidSpace } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** The roles follow what is said of them. */
export const team = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluidSpace.block,
});
