import { layout, media, mediumQuery, oneColumn, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On one sheet of paper. */
export const whole = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

/** The first paragraph next to the others. */
const beside = { gridTemplateColumns: layout.columns, columnGap: layout.columnGap, maxInlineSize: 'none' };
export const story = style([whole]);
globalStyle(`${story} > :last-child`, { '@media': { [media.wide]: beside } });
globalStyle(`${story} > :last-child > :first-child`, { gridRow: 'span 2' });

const columns = style({
  ...oneColumn,
  gap: `${space[8]} ${space[6]}`,
  '@media': {
    [mediumQuery]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    [media.wide]: { columnGap: layout.columnGap },
    [media.print]: { breakInside: 'avoid' },
  },
});

globalStyle(`${columns} dl`, { ...oneColumn, rowGap: 0 });

/** Whose roles, three each, share rows. */
export const strands = style([columns, { '@media': { [mediumQuery]: { rowGap: 0 } } }]);

const shared = (gridRow: string, query = mediumQuery) => ({
  '@media': { [query]: { display: 'grid', gridRow, gridTemplateRows: 'subgrid' } },
});
globalStyle(`${strands} > *`, { ...shared('span 5'), paddingBlockStart: space[6] });
globalStyle(`${strands} dl`, shared('span 3'));
// The rule of the next strand follows.
globalStyle(`${strands} dl > :last-child`, { '@media': { [media.belowMedium]: { borderBlockEnd: 0 } } });

/** Lists that begin and end on the same lines, but not on paper. */
export const rules = style([columns, { '@media': { [media.wide]: beside } }]);
globalStyle(`${rules} > *`, shared('span 2', media.medium));
const framed = { paddingBlock: space[5], borderBlock: `1px solid ${theme.color.hairline}` };
globalStyle(`${rules} ul`, { '@media': { screen: framed } });
