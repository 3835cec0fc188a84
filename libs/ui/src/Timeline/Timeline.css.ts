import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;
/** Steps, drawing, what the client does; the same in the head and in every row. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)',
  // Not wider with larger text, which needs the width.
  columnGap: '3.125vw',
} as const;

export const scale = style({
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${theme.color.outline}`,
  '@media': { [media.wide]: columns },
});

export const stepHead = style({
  ...typography.label,
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
});

export const ticks = style({
  inlineSize: '100%',
  blockSize: '1.5rem',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const tick = style({
  ...typography.label,
  fill: theme.color.muted,
  selectors: {
    // Turns the text back that is mirrored with the scale.
    '[dir="rtl"] &': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
  },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const steps = style({ counterReset: 'step' });

export const row = style({
  position: 'relative',
  counterIncrement: 'step',
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': {
    [media.wide]: columns,
    [media.print]: { breakInside: 'avoid' },
  },
});

/** A wait has no number, and does not count. */
export const wait = style({ counterIncrement: 'none' });

export const text = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlockStart: space[6],
  '@media': { [media.wide]: { paddingBlock: space[6] } },
  // The number of the step, which assistive technology announces for the list item itself.
  '::before': {
    ...typography.label,
    content: 'counter(step) / ""',
    color: theme.color.text,
    alignSelf: 'baseline',
  },
  selectors: { [`${wait} > &::before`]: { content: '""' } },
});

export const title = style({ ...typography.h4, alignSelf: 'baseline' });

export const duration = style({ ...typography.label, gridColumn: 2, marginBlockStart: space[1] });

export const description = style({ ...typography.small, gridColumn: 2, marginBlockStart: space[2] });

export const chart = style({
  inlineSize: '100%',
  blockSize: '2.5rem',
  marginBlockStart: space[4],
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': {
    [media.wide]: {
      position: 'absolute',
      gridColumn: '2 / 3',
      insetBlock: 0,
      blockSize: '100%',
      marginBlockStart: 0,
    },
  },
});

/** Moves the marks level with the title where the drawing is beside it. */
export const marks = style({
  '@media': { [media.wide]: { transform: 'translateY(1rem)' } },
});

/** From the end of a step down to the start of the next; only where the rows share one drawing. */
export const connector = style({
  display: 'none',
  fill: hueColor.line,
  fillOpacity: 0.42,
  '@media': {
    [media.wide]: { display: 'inline' },
    [media.highContrast]: { fillOpacity: 1 },
    [media.forcedColors]: { fill: 'CanvasText' },
  },
});

export const client = style({
  ...typography.small,
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingBlock: `${space[3]} ${space[6]}`,
  '@media': { [media.wide]: { gridColumn: 3, paddingBlockStart: '1.625rem' } },
});

/** With the mark of the client, drawn as a border, which is printed and shown in forced colours. */
export const act = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  '::before': {
    content: '""',
    marginBlockStart: '0.35rem',
    border: `0.375rem solid ${theme.color.text}`,
    borderRadius: radius.pill,
    blockSize: 0,
  },
});
