import { inMedium, room } from '../Figure/room';
import * as stacked from '../Figure/stackedTable.css';
import { tableCell } from '../Figure/tableCell';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

export const table = style([stacked.table, typography.small]);

/** Hidden where the name of the option precedes each of its cells. */
export const head = style({
  '@container': {
    [room.narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** The empty cell above the criteria sets the width of their column. */
export const corner = style({ inlineSize: '16.5%', padding: 0 });

export const option = style({
  ...typography.h3,
  ...tableCell,
  // One below the other where the head is hidden, so that the names are within the page.
  display: 'block',
  paddingBlock: `0 ${space[5]}`,
  fontSize: `clamp(${fontSize.h4}, 2.4cqi, ${fontSize.h3})`,
  verticalAlign: 'bottom',
  hyphens: 'auto',
  ...inMedium({ display: 'table-cell' }),
});

/** Four options. */
export const dense = style({ fontSize: fontSize.h4 });

export const row = style([
  stacked.row,
  { ':first-child': { borderBlockStart: `2px solid ${hueColor.line}` } },
]);

export const criterion = style({
  display: 'block',
  padding: 0,
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  textAlign: 'start',
  verticalAlign: 'top',
  ...inMedium({ ...tableCell, fontSize: 'inherit', lineHeight: lineHeight.body, letterSpacing: 0 }),
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)',
  columnGap: space[4],
  paddingBlock: `${space[3]} 0`,
  paddingInline: 0,
  verticalAlign: 'top',
  textWrap: 'pretty',
  '::before': {
    content: 'attr(data-option)',
    color: theme.color.text,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.body,
    overflowWrap: 'anywhere',
  },
  selectors: { [`${row}:first-child &`]: { color: theme.color.text, fontWeight: fontWeight.medium } },
  ...inMedium({ ...tableCell, '::before': { content: 'none' } }),
});
