import { fluidSpace } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Places introduction and features closer together than sections. */
export const introduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${fluidSpace.block} * 1.25)`,
});
