import { fluidSpace, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Lower than those of other pages, so that the first results are on the first screen. */
export const hero = style({ '@media': { screen: { paddingBlock: `${space[3]} ${space[12]}` } } });
globalStyle(`${hero} > div`, { '@media': { [media.wide]: { gridTemplateRows: 'minmax(16rem, auto)' } } });

export const sheet = style({ '@media': { screen: { paddingBlock: `${space[8]} ${space[4]}` } } });

const beside = 'screen and (min-width: 64rem) and (scripting)';

/** Where there is room, next to the hint of the search, which is not shown without scripting. */
export const start = style({
  marginBlockEnd: space[4],
  '@media': {
    [media.print]: { display: 'none' },
    [beside]: { float: 'inline-end', marginBlockStart: `calc(${fluidSpace.block} * -1 - 2rem)` },
  },
});
