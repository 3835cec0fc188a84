import { layout, media, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** On wide screens it begins where the text ends, and not at the edge of the window. */
export const wave = style({
  blockSize: '100%',
  '@media': { [media.wide]: { maskImage: 'linear-gradient(to right, transparent, black 20%)' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[6]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    [media.wide]: { columnGap: layout.columnGap },
  },
});
