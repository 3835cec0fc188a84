import { table as figureTable } from '../Figure/figureTable.css';
import { inMedium, inNarrow } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

export const table = style([figureTable, { tableLayout: 'auto' }]);

// Where there is no room for columns, the cells of a row are one sentence with the names of their columns.
globalStyle(`${table} > tbody > tr`, inNarrow({ display: 'block' }));
globalStyle(`${table} td, ${table} td::before`, inNarrow({ display: 'inline' }));
globalStyle(`${table} td:not(:last-child)::after`, inNarrow({ content: '"; "' }));

globalStyle(`${table} > * > tr > *`, {
  // Unlike `break-word`, lets a column be narrower than an e-mail address.
  overflowWrap: 'anywhere',
  ...inMedium({ paddingBlock: space[2], paddingInline: `0 ${space[4]}` }),
});
globalStyle(`${table} :is(th, code)`, { overflowWrap: 'break-word' });
globalStyle(`${table} > * > tr > *`, { '@media': { [media.print]: { paddingBlock: space[1] } } });
globalStyle(`${table} > thead th, ${table} td::before`, { ...typography.label, fontWeight: 'inherit' });
globalStyle(`${table} > tbody > tr:first-child`, { borderBlockStartColor: theme.color.outline });
