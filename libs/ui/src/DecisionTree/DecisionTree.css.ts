import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontSize, fontWeight, lineHeight, space, tracking } from '../theme/scale';
import { typography } from '../theme/typography';

const mark = '0.875rem';
const stroke = '1.75px';
/** From the first line of a question to its centre, where marks and lines are. */
const lineCenter = '0.78rem';

export const list = style({});

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingInlineStart: space[10],
  paddingBlockEnd: space[6],
  breakInside: 'avoid',
  // The ring on the rail.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(${lineCenter} - ${mark} / 2)`,
    insetInlineStart: '0.3125rem',
    boxSizing: 'border-box',
    inlineSize: mark,
    blockSize: mark,
    border: `${stroke} solid ${hueColor.line}`,
    borderRadius: '50%',
  },
  '@media': {
    [media.wide]: {
      // In pixels: with larger text, the answers need the rest.
      gridTemplateColumns: 'fit-content(360px) minmax(3.5rem, 1fr) minmax(0, 30rem)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[4],
      paddingBlockEnd: 0,
    },
  },
});

/** The last item: every answer was no. */
export const last = style({
  paddingBlockEnd: 0,
  // A filled disc: the reader decides.
  '::before': { borderWidth: `calc(${mark} / 2)`, borderColor: theme.color.text },
  '@media': {
    [media.wide]: {
      '::after': {
        content: '""',
        gridRow: 1,
        gridColumn: 2,
        blockSize: lineCenter,
        borderBlockEnd: `${stroke} solid ${theme.color.text}`,
      },
    },
  },
});

/** Someone else provides the answer: dotted line, square mark. */
export const elsewhere = style({});

export const question = style({
  gridColumn: '1 / -1',
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  textWrap: 'balance',
  '@media': { [media.wide]: { gridColumn: 1 } },
});

export const label = style({ ...typography.label, fontWeight: fontWeight.body, letterSpacing: 0 });

export const yes = style({
  ...typography.label,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${hueColor.line}`,
  selectors: { [`${elsewhere} > &`]: { borderBlockStart: `1px dashed ${theme.color.muted}` } },
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: 1,
      // The word is above the line.
      blockSize: `calc(${lineCenter} + ${space[2]})`,
      marginBlock: `calc(-1 * ${space[2]}) 0`,
      paddingBlock: 0,
      paddingInlineEnd: space[6],
      border: 0,
      borderBlockEnd: `1.5px solid ${hueColor.line}`,
      lineHeight: 1,
      textAlign: 'end',
      selectors: {
        [`${elsewhere} > &`]: { border: 0, borderBlockEnd: `1.5px dashed ${theme.color.muted}` },
      },
    },
  },
});

export const answer = style({
  position: 'relative',
  minInlineSize: 0,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${hueColor.line}`,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  paddingInlineStart: space[3],
  selectors: {
    [`${elsewhere} > &`]: { borderBlockStart: `1px dashed ${theme.color.muted}` },
    [`${last} > &`]: {
      gridColumn: '1 / -1',
      margin: 0,
      paddingBlockStart: space[2],
      paddingInlineStart: 0,
      borderBlockStart: 0,
    },
  },
  '@media': {
    [media.wide]: {
      gridColumn: 3,
      gridRow: '1 / 3',
      marginBlock: `0 ${space[6]}`,
      marginInlineStart: `calc(-1 * ${space[4]})`,
      paddingBlock: `0 ${space[6]}`,
      paddingInlineStart: '2.125rem',
      border: 0,
      borderBlockEnd: `1px solid ${theme.color.hairline}`,
      // The mark at the end of the line: a ring around a dot.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: `calc(${lineCenter} - ${space[2]})`,
        insetInlineStart: 0,
        boxSizing: 'border-box',
        inlineSize: '1rem',
        blockSize: '1rem',
        padding: '3px',
        border: `${stroke} solid ${hueColor.line}`,
        borderRadius: '50%',
        background: `${hueColor.line} content-box`,
        printColorAdjust: 'exact',
      },
      selectors: {
        [`${elsewhere} > &`]: { border: 0, borderBlockEnd: `1px solid ${theme.color.hairline}` },
        [`${elsewhere} > &::before`]: {
          borderColor: theme.color.muted,
          borderRadius: '0.1875rem',
          background: 'none',
        },
        [`${last} > &`]: {
          gridColumn: 3,
          gridRow: 1,
          marginInlineStart: `calc(-1 * ${space[4]})`,
          paddingBlock: 0,
          paddingInlineStart: '2.125rem',
          border: 0,
        },
        [`${last} > &::before`]: { padding: 0, borderWidth: '0.5rem', borderColor: theme.color.text },
      },
    },
  },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
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
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 2, marginBlockStart: space[1] } },
});

export const braid = style({
  position: 'absolute',
  insetBlock: `calc(${lineCenter} + ${mark} / 2) calc(${mark} / 2 - ${lineCenter})`,
  insetInlineStart: '0.3125rem',
  inlineSize: mark,
  blockSize: `calc(100% - ${mark})`,
});
