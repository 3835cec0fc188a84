import { space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: space[8],
  marginBlockStart: space[4],
});
