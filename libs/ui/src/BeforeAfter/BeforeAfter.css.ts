import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fluidSpace, fontWeight, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const courses = style({ display: 'grid', gap: fluidSpace.block });

export const half = style({
  selectors: {
    '& + &': { paddingBlockStart: fluidSpace.block, borderBlockStart: `1px solid ${theme.color.hairline}` },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const heading = style({ ...typography.h3, marginBlockEnd: space[5] });

/** A column for each item on wide screens; its label, line and text share the rows of the course. */
export const course = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto',
    },
  },
});

/** Before, loops hang down from the line. */
export const kind = styleVariants({ before: {}, after: {} });

export const item = style({
  position: 'relative',
  minBlockSize: '3rem',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minBlockSize: 0,
    },
  },
});

const mark = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  borderRadius: radius.pill,
} as const;

/** The start or the end: a disc, drawn as a border, which is printed and shown in forced colours. */
export const edge = style({
  '::before': {
    ...mark,
    insetBlockStart: space[2],
    insetInlineStart: '6px',
    border: `6px solid ${theme.color.text}`,
  },
  '@media': {
    [media.wide]: {
      '::before': {
        position: 'relative',
        inset: 'auto',
        gridArea: '2 / 1',
        placeSelf: 'start',
        marginBlockStart: '6px',
      },
    },
  },
});

/** A check: a ring on the braid. */
export const check = style({
  '::before': {
    ...mark,
    insetBlockStart: '13px',
    insetInlineStart: '5px',
    inlineSize: '14px',
    blockSize: '14px',
    border: `2px solid ${hueColor.line}`,
    background: theme.color.surface,
    printColorAdjust: 'exact',
  },
  '@media': {
    [media.wide]: {
      '::before': { position: 'relative', inset: 'auto', gridArea: '2 / 1', placeSelf: 'center' },
    },
    [media.forcedColors]: { '::before': { background: 'Canvas' } },
  },
});

export const last = style({
  minBlockSize: 0,
  '@media': { [media.wide]: { textAlign: 'end', '::before': { placeSelf: 'start end' } } },
});

/** Label of the start or the end, above the line. */
export const end = style({
  ...typography.small,
  color: theme.color.text,
  fontWeight: fontWeight.heading,
  paddingInlineStart: '3.5rem',
  '@media': {
    [media.wide]: { gridRow: 1, paddingInlineStart: 0, paddingBlockEnd: space[2] },
  },
});

export const across = style({
  display: 'none',
  // Overlaps the next column, since its edge may be between two pixels.
  inlineSize: 'calc(100% + 1px)',
  maxInlineSize: 'none',
  blockSize: '24px',
  selectors: {
    [`${last} &`]: { inlineSize: '100%' },
    [`${kind.before} &`]: { blockSize: '112px' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@media': { [media.wide]: { display: 'block', gridArea: '2 / 1' } },
});

export const rail = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '1.5rem',
  blockSize: '100%',
  overflow: 'hidden',
  selectors: {
    [`${kind.before} &`]: { inlineSize: '3rem' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
  '@media': { [media.wide]: { display: 'none' } },
});

export const stop = style({
  paddingInlineStart: '3.5rem',
  paddingBlockEnd: space[6],
  '@media': {
    [media.wide]: {
      gridRow: 3,
      paddingInline: space[2],
      paddingBlock: `${space[2]} 0`,
      textAlign: 'center',
    },
  },
});

export const title = style({ ...typography.h4, textWrap: 'balance' });

export const text = style({ ...typography.small, textWrap: 'balance' });
