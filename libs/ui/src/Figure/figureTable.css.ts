import { stackRows } from '../Table/stackRows';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { fontSize, fontWeight, lineHeight, space } from '../theme/scale';
import { globalStyle, style } from '../theme/sharedStyle';
import { typography } from '../theme/typography';
import { inNarrow } from './room';

/** A table where there is room; elsewhere its rows are stacked. */
export const table = style({
  ...typography.small,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

globalStyle(`${table} > tbody > tr`, { borderBlockStart: `1px solid ${theme.color.hairline}` });
// Less padding where there is less room.
globalStyle(`${table} > * > tr > *`, {
  paddingBlock: space[4],
  '@media': { [media.print]: { paddingBlock: space[1] } },
  paddingInline: `0 clamp(${space[3]}, 2.2cqi, ${space[6]})`,
  textAlign: 'start',
  verticalAlign: 'top',
  textWrap: 'pretty',
});
globalStyle(`${table} > thead th`, typography.h4);
globalStyle(`${table} > thead > tr > *`, {
  paddingBlock: `0 ${space[4]}`,
  verticalAlign: 'bottom',
  hyphens: 'auto',
});
globalStyle(`${table} > tbody th`, {
  color: theme.color.text,
  fontWeight: fontWeight.medium,
  ...inNarrow({ fontSize: fontSize.h4, lineHeight: lineHeight.snug }),
});
stackRows(table, inNarrow);
