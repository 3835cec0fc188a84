import { layout, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: layout.twoColumns,
  gap: `${space[5]} ${layout.columnGap}`,
});
