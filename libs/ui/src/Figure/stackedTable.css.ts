import { theme } from '../theme/contract.css';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { asTable } from './tableStyles';

export const table = style({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  ...asTable({ display: 'table', tableLayout: 'fixed' }),
});

export const body = style({ display: 'block', ...asTable({ display: 'table-row-group' }) });

export const row = style({
  display: 'block',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  breakInside: 'avoid',
  ...asTable({ display: 'table-row' }),
});
