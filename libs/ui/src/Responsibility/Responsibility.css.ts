import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

/** A table in wide windows and in print; otherwise its rows are stacked. */
const tableIn = 'print, (min-width: 56rem)';

export const table = style({
  display: 'block',
  borderBlockStart: `1px solid ${theme.color.outline}`,
  '@media': {
    [tableIn]: {
      display: 'table',
      inlineSize: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      border: 0,
    },
  },
});

/** Each role names its party where the rows are stacked. */
export const head = style({
  display: 'none',
  '@media': { [tableIn]: { display: 'table-header-group' } },
});

export const body = style({
  display: 'block',
  '@media': {
    [tableIn]: { display: 'table-row-group', borderBlockStart: `1px solid ${theme.color.outline}` },
  },
});

const cell = {
  paddingBlock: space[4],
  paddingInline: `0 ${space[6]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

const headCell = { ...cell, paddingBlock: `0 ${space[3]}` } as const;

export const taskHead = style({
  ...typography.label,
  ...headCell,
  fontWeight: fontWeight.body,
  inlineSize: '34%',
});

export const partyHead = style({ ...typography.h4, ...headCell });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.125rem',
  paddingBlock: space[4],
  breakInside: 'avoid',
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': { [tableIn]: { display: 'table-row' } },
});

export const task = style({
  ...typography.h4,
  fontSize: fontSize.body,
  paddingBlockEnd: space[1],
  textAlign: 'start',
  '@media': { [tableIn]: cell },
});

/** Mark, party and role in columns; in the table a mark before the role. */
export const role = style({
  ...typography.small,
  order: 2,
  display: 'grid',
  gridTemplateColumns: '1rem 6.75rem minmax(0, 1fr)',
  columnGap: space[2],
  '@media': {
    [tableIn]: {
      ...cell,
      display: 'table-cell',
      paddingInline: space[6],
      textIndent: `calc(-1 * ${space[6]})`,
    },
  },
});

/** First, where the rows are stacked. */
export const decides = style({ order: 1, color: theme.color.text, fontWeight: fontWeight.medium });

export const none = style({ display: 'none', '@media': { [tableIn]: { display: 'table-cell' } } });

export const mark = style({
  alignSelf: 'start',
  marginBlockStart: space[1],
  '@media': {
    [tableIn]: {
      display: 'inline-block',
      marginBlockStart: 0,
      marginInlineEnd: space[2],
      verticalAlign: '-0.1875rem',
    },
  },
});

/** The table names the party in its head. */
export const party = style({ '@media': { [tableIn]: { display: 'none' } } });
