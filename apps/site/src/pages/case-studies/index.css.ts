import { layout, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const introduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${layout.columnGap}`,
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: layout.columns } },
});
