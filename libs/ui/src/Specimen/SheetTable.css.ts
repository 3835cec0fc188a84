import { inMedium } from '../Figure/room';
import * as stacked from '../Figure/stackedTable.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

const hairline = `1px solid ${theme.color.hairline}`;

export const table = style([stacked.table, inMedium({ tableLayout: 'auto' })]);

export const head = style({ display: 'none', ...inMedium({ display: 'table-header-group' }) });

globalStyle(`${table} :is(th, td)`, {
  display: 'block',
  textAlign: 'start',
  verticalAlign: 'top',
  // Unlike `break-word`, lets a column be narrower than an e-mail address.
  overflowWrap: 'anywhere',
  ...inMedium({
    display: 'table-cell',
    paddingBlock: space[2],
    paddingInline: `0 ${space[4]}`,
    borderBlockEnd: hairline,
  }),
});
globalStyle(`${table} :is(th, td)`, { '@media': { [media.print]: { paddingBlock: space[1] } } });
globalStyle(`${head} th`, {
  ...typography.label,
  fontWeight: 'inherit',
  ...inMedium({ borderBlockEndColor: theme.color.outline }),
});
globalStyle(`${table} th[scope='row']`, { color: theme.color.text, fontWeight: fontWeight.medium });
// The header of the column, which is hidden where the rows are stacked.
globalStyle(`${table} td::before`, {
  ...typography.label,
  content: 'attr(data-head) ": "',
  ...inMedium({ content: 'none' }),
});
