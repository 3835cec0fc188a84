import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { inMedium } from './room';

/** A table where there is room; elsewhere its rows are stacked. */
export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  ...inMedium({ display: 'table', tableLayout: 'fixed' }),
});

export const body = style({ display: 'block', ...inMedium({ display: 'table-row-group' }) });

export const row = style({
  display: 'block',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  breakInside: 'avoid',
  ...inMedium({ display: 'table-row' }),
});
