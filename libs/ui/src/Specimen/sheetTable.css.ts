import { table as figureTable } from '../Figure/figureTable.css';
import { inMedium, inNarrow } from '../Figure/room';
import { labelCells } from '../Table/stackRows';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

export const table = style([figureTable, { tableLayout: 'auto' }]);

labelCells(table, inNarrow);
globalStyle(`${table} > tbody > tr`, inNarrow({ gap: space[1] }));

globalStyle(`${table} > * > tr > *`, inMedium({ paddingBlock: space[2], paddingInline: `0 ${space[4]}` }));
// Of three columns, the last does not squeeze the second.
globalStyle(`${table} tr > :nth-child(2):nth-last-child(2)`, inMedium({ minInlineSize: '9.5rem' }));
globalStyle(`${table} > * > tr > *`, { '@media': { [media.print]: { paddingBlock: space[1] } } });
globalStyle(`${table} > thead th, ${table} td::before`, { ...typography.label, fontWeight: 'inherit' });
globalStyle(`${table} > tbody > tr:first-child`, { borderBlockStartColor: theme.color.outline });
