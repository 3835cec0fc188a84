import { fluidSpace, layout, media } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const introduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fluidSpace.block} ${layout.columnGap}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
