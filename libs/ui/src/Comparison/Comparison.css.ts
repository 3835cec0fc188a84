import { table as figureTable } from '../Figure/figureTable.css';
import { inNarrow } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { globalStyle, style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const table = style([figureTable, typography.small]);

/** The empty cell above the criteria sets the width of their column. */
globalStyle(`${table} td:empty`, { inlineSize: '16.5%', padding: 0 });

globalStyle(`${table} > thead th`, {
  ...typography.h4,
  paddingBlock: `0 ${space[5]}`,
  verticalAlign: 'bottom',
  hyphens: 'auto',
});

globalStyle(`${table} > tbody > tr:first-child`, { borderBlockStart: `2px solid ${hueColor.line}` });
globalStyle(`${table} > tbody > tr:first-child > *, ${table} > tbody th`, {
  color: theme.color.text,
  fontWeight: fontWeight.medium,
});
globalStyle(`${table} > tbody th`, inNarrow({ fontSize: fontSize.h4, lineHeight: lineHeight.snug }));

// The name of the option next to its cell.
globalStyle(`${table} > tbody > tr`, inNarrow({ display: 'block' }));
globalStyle(
  `${table} > tbody td`,
  inNarrow({
    display: 'grid',
    gridTemplateColumns: '2fr 4fr',
    columnGap: space[4],
    paddingBlockStart: space[3],
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${table} td::before`, { color: theme.color.text, fontWeight: fontWeight.medium });
