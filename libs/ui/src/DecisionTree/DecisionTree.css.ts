import { label as figureLabel, itemText } from '../Figure/Figure.css';
import { inMedium, inNarrow, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontWeight, layout, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** From the first line of a question to its centre, where marks and lines are. */
const lineCenter = '0.8125rem';

const railEnd = '1.75rem';

export const item = style({
  display: 'grid',
  '@container': {
    [room.narrow]: { rowGap: space[3], paddingBlockEnd: space[5] },
    [room.medium]: {
      // Equal in all items, so that all lines end at the same place.
      gridTemplateColumns: 'minmax(0, 5fr) minmax(3rem, 1fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[4],
    },
    // The answers start with the lead of the figure.
    [room.wide]: {
      gridTemplateColumns: `calc((5 * (100% + ${space[10]}) + 7 * ${layout.columnGap}) / 12 - 10rem) 4.5rem minmax(0, 1fr)`,
    },
  },
  // Instead of space after the item before: the word above the line stays on the sheet.
  '@media': { [media.print]: inMedium({ paddingBlockStart: space[2] }) },
});

export const last = style({
  '@container': {
    [room.narrow]: { paddingBlockEnd: 0 },
    [room.medium]: {
      '::after': {
        content: '""',
        gridArea: '1 / 1 / 2 / 3',
        blockSize: lineCenter,
        borderBlockEnd: `1.5px solid ${theme.color.text}`,
      },
    },
  },
});

export const question = style({
  ...typography.h4,
  fontWeight: fontWeight.medium,
  '@container': {
    [room.medium]: {
      position: 'relative',
      gridArea: '1 / 1',
      // From the mark on the rail to the text.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: lineCenter,
        insetInlineStart: '-1.25rem',
        inlineSize: space[3],
        borderBlockStart: `1.5px solid ${hueColor.line}`,
      },
      selectors: { [`${last} > &::before`]: { borderColor: theme.color.text } },
    },
  },
});

/** Covers the line on an opaque `Surface`, also on paper, with a gap after each line of text. */
export const questionText = style({
  printColorAdjust: 'exact',
  boxDecorationBreak: 'clone',
  paddingInlineEnd: space[2],
  background: theme.color.surface,
});

/** On a line, which it interrupts, in narrow figures. */
const onLine = { zIndex: 1, background: theme.color.surface } as const;
const atEnd = {
  ...onLine,
  position: 'absolute',
  insetBlockStart: '-0.65rem',
  insetInlineEnd: 0,
  paddingInlineStart: space[2],
} as const;

export const label = style([figureLabel, { fontWeight: fontWeight.body, ...inNarrow(atEnd) }]);

export const yes = style({
  '@container': {
    [room.narrow]: {
      ...onLine,
      gridArea: '2 / 1',
      placeSelf: 'start',
      marginBlockStart: '-0.65rem',
      marginInlineStart: `-${space[2]}`,
      paddingInline: space[2],
    },
    [room.medium]: {
      // Behind the question, whose text covers it, up to the answer.
      gridArea: '1 / 1 / 2 / 3',
      // The word is above the line.
      blockSize: `calc(${lineCenter} + ${space[2]})`,
      marginBlockStart: `calc(-1 * ${space[2]})`,
      paddingInlineEnd: space[6],
      borderBlockEnd: `1.5px solid ${hueColor.line}`,
      lineHeight: 1,
      textAlign: 'end',
    },
  },
});

export const answer = style({
  position: 'relative',
  '@container': {
    [room.narrow]: {
      gridArea: '2 / 1',
      marginInlineStart: `calc(-1 * ${railEnd})`,
      paddingBlockStart: space[3],
      paddingInlineStart: railEnd,
      borderBlockStart: `1px solid ${hueColor.line}`,
    },
    [room.medium]: {
      gridArea: '1 / 3 / 3',
      marginBlockEnd: space[6],
      marginInlineStart: `-${space[4]}`,
      paddingBlockEnd: space[6],
      paddingInlineStart: space[8],
      borderBlockEnd: `1px solid ${theme.color.hairline}`,
      '@media': { [media.print]: { marginBlockEnd: 0, paddingBlockEnd: space[2] } },
      selectors: { [`${last} > &`]: { gridRow: 1, marginBlockEnd: 0 } },
    },
  },
  selectors: { [`${last} > &`]: { paddingBlock: 0, border: 0 } },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: `calc(${lineCenter} - ${space[2]})`,
  insetInlineStart: 0,
  ...inNarrow({ display: 'none' }),
});

export const title = style({
  ...typography.h4,
  display: 'grid',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  overflowWrap: 'anywhere',
  // Only a wide answer has room for every title with its duration.
  '@container': { [room.wide]: { display: 'flex' } },
});

export const link = style({ ':hover': { color: theme.color.accent } });

export const text = style([itemText, { marginBlockStart: space[1] }]);

export const no = style({
  '@container': {
    [room.narrow]: { ...onLine, position: 'absolute', insetBlockEnd: space[2], insetInlineStart: space[1] },
    [room.medium]: {
      gridArea: '2 / 1',
      marginBlockStart: space[1],
      paddingBlockEnd: space[6],
      '@media': { [media.print]: { paddingBlockEnd: 0 } },
    },
  },
});
