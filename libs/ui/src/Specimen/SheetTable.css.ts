import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

const hairline = `1px solid ${theme.color.hairline}`;

/** Rows as groups of lines: where there is no room for a table. */
export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.tabular]: { display: 'table' } },
});

const wide = (rule: object) => ({ '@media': { [media.tabular]: rule } });

globalStyle(`${table} > thead`, { display: 'none', ...wide({ display: 'table-header-group' }) });
globalStyle(`${table} > tbody`, { display: 'block', ...wide({ display: 'table-row-group' }) });
globalStyle(`${table} > tbody > tr`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  paddingBlock: space[3],
  borderBlockStart: hairline,
  breakInside: 'avoid',
  ...wide({ display: 'table-row' }),
});
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  // Unlike `break-word`, lets a column be narrower than an e-mail address.
  overflowWrap: 'anywhere',
  ...wide({ paddingBlock: space[2], paddingInline: `0 ${space[4]}`, borderBlockEnd: hairline }),
});
globalStyle(`${table} :is(th, td)`, { '@media': { [media.print]: { paddingBlock: space[1] } } });
globalStyle(`${table} > thead th`, {
  ...typography.label,
  fontWeight: 'inherit',
  ...wide({ borderBlockEndColor: theme.color.outline }),
});
globalStyle(`${table} > tbody th`, { color: theme.color.text, fontWeight: fontWeight.medium });
// The header of the column, which is not shown as a row of its own there.
globalStyle(`${table} td::before`, {
  ...typography.label,
  content: 'attr(data-head) ": "',
  ...wide({ content: 'none' }),
});
