import { stackRows } from '../Table/stackRows';
import { theme } from '../theme/contract.css';
import { space } from '../theme/scale';
import { globalStyle, style } from '../theme/sharedStyle';
import { inNarrow } from './room';

/** A table where there is room; elsewhere its rows are stacked. */
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

globalStyle(`${table} > tbody > tr`, {
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  breakInside: 'avoid',
});
// Less padding where there is less room.
globalStyle(`${table} > * > tr > *`, {
  paddingBlock: space[4],
  paddingInline: `0 clamp(${space[3]}, 2.2cqi, ${space[6]})`,
  textAlign: 'start',
  verticalAlign: 'top',
  textWrap: 'pretty',
});
stackRows(table, inNarrow);
