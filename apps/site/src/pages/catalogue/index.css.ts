import { fluidSpace, layout, media } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Words in seven columns, the way to each group in five. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fluidSpace.block} ${layout.columnGap}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
