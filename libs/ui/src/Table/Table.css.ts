import type { StyleRule } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { style, styleVariants } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space } from '../theme/scale';
import { globalStyle } from '../theme/sharedStyle';
import { typography } from '../theme/typography';
import { labelCells, stackRows } from './stackRows';

export const scroll = style({ containerType: 'inline-size', overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
});

export const caption = style({ ...typography.label, paddingBlockEnd: space[3], textAlign: 'start' });

globalStyle(`${table} > * > tr > *`, {
  paddingBlock: space[3],
  paddingInline: `0 ${space[6]}`,
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '7rem',
});
globalStyle(`${table} > * > tr > :last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} > thead > tr > *`, { borderBlockEndColor: theme.color.outline });
globalStyle(`${table} th`, { color: theme.color.text, fontWeight: fontWeight.medium });

// As wide as a date in words; of two lines on a phone.
globalStyle(`${table} > tbody > tr > th`, { minInlineSize: 'min(11rem, 26vw)' });
globalStyle(`${table} td::before`, typography.label);
globalStyle(`${table} code`, { '@container': { '(min-width: 34rem)': { whiteSpace: 'nowrap' } } });

/** Added to tables of three columns, of four or more, and of short cells. */
export const stacked = styleVariants({ three: {}, four: {}, short: {} });

const below = (width: string) => (rule: StyleRule) => ({
  '@media': { screen: { '@container': { [`(max-width: ${width})`]: rule } } },
});

stackRows(stacked.three, below('34rem'));
stackRows(stacked.four, below('44rem'));
labelCells(stacked.three, below('34rem'));
labelCells(stacked.four, below('44rem'));
stackRows(stacked.short, below('34rem'));
globalStyle(
  `${stacked.short} > tbody > tr`,
  below('34rem')({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: `${space[1]} ${space[2]}`,
    paddingBlock: space[2],
  }),
);
globalStyle(`${stacked.short} > tbody > tr > th`, below('34rem')({ gridColumn: '1 / -1' }));
globalStyle(`${stacked.short} > tbody > tr > *`, below('34rem')({ minInlineSize: 0 }));
// The names of the columns in the first row serve those below it.
globalStyle(`${stacked.short} > tbody > tr + tr > td::before`, below('34rem')({ display: 'none' }));
