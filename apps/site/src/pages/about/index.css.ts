import { media } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** On wide screens it begins where the text ends, and not at the edge of the window. */
export const wave = style({
  blockSize: '100%',
  '@media': { [media.wide]: { maskImage: 'linear-gradient(to right, transparent, black 20%)' } },
});
