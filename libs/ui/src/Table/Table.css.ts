import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { globalStyle } from '../theme/sharedStyle';
import { typography } from '../theme/typography';
import { labelCells, stackRows } from './stackRows';

// On paper its width is that of the table: a container in a flex column can be 0 px wide.
export const scroll = style({ overflowX: 'auto', '@media': { screen: { containerType: 'inline-size' } } });

const rule = `1px solid ${theme.color.hairline}`;

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockEnd: rule,
  ...typography.small,
});

export const caption = style({ ...typography.label, paddingBlockEnd: space[3], textAlign: 'start' });

globalStyle(`${table} > * > tr > *`, {
  paddingBlock: space[3],
  // On paper half a step, so that fewer tables continue on another sheet.
  '@media': { [media.print]: { paddingBlock: `calc(${space[1]} / 2)` } },
  paddingInline: `0 ${space[6]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '7rem',
});
globalStyle(`${table} > * > tr > :last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} > :is(caption, thead)`, { '@media': { [media.print]: { breakAfter: 'avoid' } } });
globalStyle(`${table} > tbody > tr`, { borderBlockStart: rule });
globalStyle(`${table} > thead > tr > *`, { borderBlockEnd: `1px solid ${theme.color.outline}` });
globalStyle(`${table} th`, { color: theme.color.text, fontWeight: fontWeight.medium });

// As wide as a date in words.
globalStyle(`${table} > tbody > tr > th:nth-last-child(2)`, { minInlineSize: '11rem' });
globalStyle(`${table} td::before`, typography.label);

/** Added to tables of two columns, of three, of four or more, and of short cells. */
export const stacked = styleVariants({ two: {}, three: {}, four: {}, short: {} });

const below = (width: string) => (rule: StyleRule) => ({
  '@media': { screen: { '@container': { [`(max-width: ${width})`]: rule } } },
});

globalStyle(`${table}${stacked.short}`, { '@media': { [media.print]: { breakInside: 'avoid' } } });
globalStyle(`${stacked.short} > * > tr > *`, {
  paddingBlock: space[1],
  minInlineSize: 0,
  '@media': { [media.print]: { paddingBlock: 0 } },
});
globalStyle(`${stacked.short} td`, { '@container': { '(min-width: 34rem)': { whiteSpace: 'nowrap' } } });
globalStyle(`${stacked.short} > * > tr > :not(:first-child)`, {
  fontVariantNumeric: 'tabular-nums',
  '@container': { '(min-width: 34rem)': { textAlign: 'end' } },
});
stackRows(`:is(${stacked.two}, ${stacked.three}, ${stacked.short})`, below('34rem'));
stackRows(stacked.four, below('44rem'));
labelCells(stacked.three, below('34rem'));
labelCells(stacked.four, below('44rem'));
// The name of a row and its last cell share a line above the others.
globalStyle(
  `${stacked.short} > tbody > tr`,
  below('34rem')({
    gridTemplateColumns: 'minmax(3.5rem, auto) 1fr auto',
    gap: `0 ${space[3]}`,
    paddingBlock: space[2],
  }),
);
globalStyle(`${stacked.short} > tbody > tr > th`, below('34rem')({ gridColumn: '1 / 3' }));
globalStyle(`${stacked.short} > tbody > tr > :nth-child(3)`, below('34rem')({ gridColumn: '2 / -1' }));
globalStyle(`${stacked.short} > tbody > tr > :last-child`, below('34rem')({ gridArea: '1 / 3' }));
globalStyle(`:is(${stacked.two}, ${stacked.short}) td::before`, below('34rem')({ display: 'none' }));
