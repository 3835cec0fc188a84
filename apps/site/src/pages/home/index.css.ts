import { media } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Around a drawing. */
export const art = style({
  position: 'relative',
  blockSize: 'clamp(13rem, 22vw, 16rem)',
  '@media': { [media.print]: { display: 'none' } },
});
