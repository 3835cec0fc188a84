import { fluidSpace, layout, media, oneColumn, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** Whose roles, up to four each, share rows. */
export const strands = style([columns, { '@media': { [media.medium]: { rowGap: 0 } } }]);

const shared = (gridRow: string, rowGap: string) => ({
  '@media': { [media.medium]: { gridRow, gridTemplateRows: 'subgrid', rowGap } },
});
globalStyle(`${strands} > *`, shared('span 6', space[4]));
globalStyle(`${strands} dl`, shared('span 4', '0'));
