import { media } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Around a drawing. */
export const art = style({
  position: 'relative',
  blockSize: 'clamp(10rem, 20vw, 16rem)',
  '@media': { [media.print]: { display: 'none' } },
});
