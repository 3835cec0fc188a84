import { hueColor, layout, media, mediumQuery, oneColumn, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const whole = style({ '@media': { [media.print]: { breakInside: 'avoid' } } });

const beside = { gridTemplateColumns: layout.columns, columnGap: layout.columnGap, maxInlineSize: 'none' };
export const story = style([whole]);
globalStyle(`${story} > :last-child`, { '@media': { [media.wide]: beside } });
globalStyle(`${story} > :last-child > :first-child`, { gridRow: 'span 2' });

const columns = style({
  ...oneColumn,
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

globalStyle(`${columns} dl`, { ...oneColumn, rowGap: 0 });

const shared = (span: number, query: string) => ({
  '@media': { [query]: { display: 'grid', gridRow: `span ${span}`, gridTemplateRows: 'subgrid' } },
});

/** Side by side, when roles, three each, share rows; in one column, roles are next to their texts. */
const side = `print, ${media.wide}`;
export const strands = style([
  columns,
  { '@media': { [side]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 0 } } },
]);
globalStyle(`${strands} > *`, { ...shared(5, side), paddingBlockStart: space[6] });
globalStyle(`${strands} dl`, { ...shared(3, side), gridColumn: '1 / -1' });
// On tablets the roles of a strand are next to each other.
const between = (gridTemplateColumns: string) => ({
  '@media': {
    [`${media.belowWide} and ${mediumQuery}`]: { gridTemplateColumns, columnGap: layout.columnGap },
  },
});
globalStyle(`${strands} section`, between('minmax(0, 1fr) minmax(0, 2fr)'));
globalStyle(`${strands} dl`, between('repeat(3, minmax(0, 1fr))'));
globalStyle(`${strands} dl > div`, { gridColumn: 'auto' });
// The rule of the next strand follows.
globalStyle(`${strands} dl`, { '@media': { [media.belowWide]: { borderBlockEnd: 0 } } });

// On phones, roles are rings on a strand, as in the figure at the head of the page.
const onPhones = (rule: object) => ({ '@media': { [media.belowMedium]: rule } });
const stroke = `1.75px solid ${hueColor.line}`;
globalStyle(`${strands} dl`, onPhones({ marginInlineStart: '0.375rem', borderInlineStart: stroke }));
globalStyle(
  `${strands} dl > div`,
  onPhones({ position: 'relative', border: 0, paddingBlock: space[3], paddingInlineStart: space[6] }),
);
globalStyle(
  `${strands} dl > div::before`,
  onPhones({
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.125rem',
    insetInlineStart: '-0.375rem',
    padding: space[1],
    border: stroke,
    borderRadius: '50%',
    background: theme.color.surface,
  }),
);

/** Lists that begin on the same line, but not on paper. */
export const rules = style([
  columns,
  { '@media': { [mediumQuery]: { gridTemplateColumns: '1fr 1fr' }, [media.wide]: beside } },
]);
globalStyle(`${rules} > *`, shared(2, media.medium));
const rule = `1px solid ${theme.color.hairline}`;
globalStyle(`${rules} dl`, { alignContent: 'start' });
globalStyle(`${rules} ul`, { rowGap: 0, borderBlockEnd: rule });
globalStyle(`${rules} li`, {
  borderBlockStart: rule,
  paddingBlock: space[1],
  '@media': { screen: { paddingBlock: space[3] }, [media.medium]: { paddingBlock: space[5] } },
});
