import { space } from '../theme/scale';

/** A cell of the table, with less padding where there is less room. */
export const tableCell = {
  display: 'table-cell',
  paddingBlock: space[4],
  paddingInline: `0 clamp(${space[3]}, 2.2cqi, ${space[6]})`,
  textAlign: 'start',
} as const;
