import { fluidSpace, layout, media, oneColumn, space } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** Up to the edge of the window; on wide screens it begins where the text ends. */
export const wave = style({
  inlineSize: `calc(100% + ${fluidSpace.gutter})`,
  blockSize: '100%',
  '@media': {
    [media.wide]: { inlineSize: '56vw', maskImage: 'linear-gradient(to right, transparent, black 20%)' },
  },
});

export const columns = style({
  ...oneColumn,
  gap: `${space[8]} ${space[6]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    [media.wide]: { columnGap: layout.columnGap },
  },
});
