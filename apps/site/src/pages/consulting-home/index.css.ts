import { fontSize, fontWeight, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const question = style({ display: 'block', fontSize: fontSize.body, fontWeight: fontWeight.heading });

export const closing = style({ gap: space[8] });

export const otherLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  '@media': { [media.print]: { display: 'none' } },
});
