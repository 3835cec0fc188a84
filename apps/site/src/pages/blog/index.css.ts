import { media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginBlockStart: space[2],
});

export const aside = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[6],
  '@media': { [media.print]: { display: 'none' } },
});
