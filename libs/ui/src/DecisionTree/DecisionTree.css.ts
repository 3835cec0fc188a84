import { markStyles } from '../Figure/markStyles';
import { inMedium } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

/** From the first line of a question to its centre, where marks and lines are. */
const lineCenter = '0.78rem';
/** Half of a mark. */
const half = '0.375rem';

/** On the rail, in the middle of the first line. */
const onRail = {
  position: 'absolute',
  insetBlockStart: `calc(${lineCenter} - ${half})`,
  insetInlineStart: half,
} as const;

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingInlineStart: space[10],
  paddingBlockEnd: space[6],
  breakInside: 'avoid',
  '::before': { ...markStyles.provider, ...onRail },
  ...inMedium({
    // Equal in all items, so that all lines start and end at the same place.
    gridTemplateColumns: 'minmax(0, 5fr) minmax(3rem, 2fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: space[4],
    paddingBlockEnd: 0,
  }),
});

/** The last item: every answer was no. A disc, since the reader decides. */
export const last = style({
  paddingBlockEnd: 0,
  '::before': markStyles.client,
  ...inMedium({
    '::after': {
      content: '""',
      gridArea: '1 / 2',
      blockSize: lineCenter,
      borderBlockEnd: `1.5px solid ${theme.color.text}`,
    },
  }),
});

export const question = style({
  gridColumn: '1 / -1',
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  textWrap: 'balance',
  ...inMedium({ gridColumn: 1 }),
});

export const label = style({ ...typography.label, fontWeight: fontWeight.body, letterSpacing: 0 });

/** Below a line, with the answer. */
const answered = {
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${hueColor.line}`,
} as const;

export const yes = style({
  ...typography.label,
  ...answered,
  ...inMedium({
    gridArea: '1 / 2',
    // The word is above the line.
    blockSize: `calc(${lineCenter} + ${space[2]})`,
    marginBlock: `calc(-1 * ${space[2]}) 0`,
    padding: `0 ${space[6]} 0 0`,
    borderWidth: '0 0 1.5px',
    borderBlockEnd: `1.5px solid ${hueColor.line}`,
    lineHeight: 1,
    textAlign: 'end',
  }),
});

export const answer = style({
  position: 'relative',
  minInlineSize: 0,
  ...answered,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  paddingInlineStart: space[3],
  selectors: {
    [`${last} > &`]: { gridColumn: '1 / -1', margin: 0, padding: `${space[2]} 0 0`, border: 0 },
  },
  ...inMedium({
    gridArea: '1 / 3 / 3',
    marginBlock: `0 ${space[6]}`,
    marginInlineStart: `calc(-1 * ${space[4]})`,
    padding: `0 0 ${space[6]}`,
    paddingInlineStart: space[8],
    border: 0,
    borderBlockEnd: `1px solid ${theme.color.hairline}`,
    // The mark at the end of the line: a ring around a dot.
    '::before': {
      ...markStyles.provider,
      ...onRail,
      insetBlockStart: `calc(${lineCenter} - ${space[2]})`,
      insetInlineStart: 0,
      inlineSize: '1rem',
      blockSize: '1rem',
      padding: '3px',
      background: `${hueColor.line} content-box`,
    },
    selectors: {
      [`${last} > &`]: {
        gridArea: '1 / 3',
        marginInlineStart: `calc(-1 * ${space[4]})`,
        paddingBlockStart: 0,
        paddingInlineStart: space[8],
      },
      [`${last} > &::before`]: { padding: 0, borderWidth: '0.5rem', borderColor: theme.color.text },
    },
  }),
});

export const title = style({
  ...typography.h4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  overflowWrap: 'anywhere',
});

/** Underlined while the pointer is on the answer. */
export const link = style({
  selectors: {
    [`${answer}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

export const text = style({ ...typography.small, marginBlockStart: space[1] });

export const no = style({
  ...typography.label,
  gridColumn: '1 / -1',
  marginBlockStart: space[3],
  ...inMedium({ gridArea: '2 / 1', marginBlockStart: space[1] }),
});

/** From a mark to the next. */
export const braid = style({
  position: 'absolute',
  insetBlockStart: `calc(${lineCenter} + ${half})`,
  insetInlineStart: space[1],
  inlineSize: space[4],
  blockSize: `calc(100% - 2 * ${half})`,
});
