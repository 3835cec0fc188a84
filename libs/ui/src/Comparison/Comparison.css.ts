import { table as figureTable } from '../Figure/figureTable.css';
import { belowWide, inNarrow } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';

/** Where there is little room, more of it for longer cells. */
export const table = style([figureTable, belowWide({ tableLayout: 'auto' })]);

/** The empty cell above the criteria sets the width of their column. */
globalStyle(`${table} td:empty`, { inlineSize: '16.5%', padding: 0 });

globalStyle(`${table} > tbody > tr:first-child`, { borderBlockStart: `2px solid ${hueColor.line}` });
globalStyle(`${table} > tbody > tr:first-child > *`, {
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});

// The name of the option next to its cell.
globalStyle(
  `${table} > tbody td`,
  inNarrow({
    display: 'grid',
    gridTemplateColumns: '2fr 4fr',
    columnGap: space[4],
    paddingBlockStart: space[1],
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${table} td::before`, { color: theme.color.text, fontWeight: fontWeight.medium });
