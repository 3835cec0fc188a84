import { radius, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ borderRadius: radius.medium, scrollMarginBlock: '6rem' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  marginBlockStart: space[1],
});
