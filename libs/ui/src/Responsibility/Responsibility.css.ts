import { inMedium, room } from '../Figure/room';
import * as stacked from '../Figure/stackedTable.css';
import { tableCell } from '../Figure/tableCell';
import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Each role names its party where the rows are stacked. */
export const head = style({ display: 'none', ...inMedium({ display: 'table-header-group' }) });

export const body = style([stacked.body, { borderBlockStart: `1px solid ${theme.color.outline}` }]);

const headCell = { ...tableCell, paddingBlock: `0 ${space[3]}`, verticalAlign: 'baseline' } as const;

export const taskHead = style({
  ...typography.label,
  ...headCell,
  fontWeight: fontWeight.body,
  inlineSize: '34%',
});

export const partyHead = style({ ...typography.h4, ...headCell });

/** The rows of the stacked list order their roles. */
export const row = style([
  stacked.row,
  {
    ':first-child': { borderBlockStart: 0 },
    '@container': { [room.narrow]: { display: 'flex', flexDirection: 'column', gap: '0.125rem' } },
  },
]);

export const task = style({
  ...typography.h4,
  fontSize: fontSize.body,
  paddingBlockEnd: space[1],
  textAlign: 'start',
  ...inMedium({ ...tableCell, verticalAlign: 'baseline' }),
});

/** Mark, party and role in columns; in the table a mark before the role. */
export const role = style({
  ...typography.small,
  order: 2,
  display: 'grid',
  gridTemplateColumns: '1rem 6.75rem minmax(0, 1fr)',
  columnGap: space[2],
  ...inMedium({
    ...tableCell,
    paddingInlineStart: space[6],
    textIndent: `calc(-1 * ${space[6]})`,
    verticalAlign: 'baseline',
  }),
});

/** First, where the rows are stacked. */
export const decides = style({ order: 1, color: theme.color.text, fontWeight: fontWeight.medium });

export const none = style({ display: 'none', ...inMedium({ display: 'table-cell' }) });

export const mark = style({
  alignSelf: 'start',
  marginBlockStart: space[1],
  ...inMedium({
    display: 'inline-block',
    marginBlockStart: 0,
    marginInlineEnd: space[2],
    verticalAlign: '-0.1875rem',
  }),
});

/** The table names the party in its head. */
export const party = style(inMedium({ display: 'none' }));
