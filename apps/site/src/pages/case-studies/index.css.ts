import { layout, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** What the studies are, beside the way to each. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: layout.columns } },
});
