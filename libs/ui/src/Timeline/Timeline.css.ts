import { drawing, label } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { belowWide, inMedium, inNarrow, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

/** Steps, their drawing and the client's tasks, with less room below the step; on phones all below each other. */
const columns = {
  [room.medium]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    // Not wider with larger text, which needs the width.
    columnGap: '3.5cqi',
  },
  [room.wide]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 11fr) minmax(0, 5fr)',
    '@media': { [media.print]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr) minmax(0, 6fr)' } },
  },
};

export const scale = style({
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${theme.color.outline}`,
  '@container': { ...columns, [room.narrow]: { display: 'none' } },
});

// Those tasks have no column.
globalStyle(`${scale} > :last-child`, belowWide({ display: 'none' }));

export const legend = style({ ...typography.small, marginBlockEnd: space[6] });

/** Below the text of the step: after the number of 1 rem and its gap of 0.75 rem. With 6 px for the last ring. */
const belowText = { inlineSize: 'calc(100% - 2.125rem)', marginInlineStart: '1.75rem' };

// Like its drawings, with room for the last ring.
export const ticks = style([drawing, { inlineSize: '98%', blockSize: '1.5rem' }]);

/** Where the rows have no scale above them, each repeats it below its marks. */
export const rowTicks = style([label, inMedium({ display: 'none' })]);

export const tick = style({
  // `text-anchor` depends on the direction, the position does not.
  direction: 'ltr',
  fill: theme.color.muted,
  selectors: {
    // Turns the text back that is mirrored with the scale.
    '[dir="rtl"] &': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
  },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const minor = style(belowWide({ display: 'none' }));

export const steps = style({ counterReset: 'step' });

export const row = style({
  position: 'relative',
  counterIncrement: 'step',
  paddingBlock: space[6],
  selectors: { '& + &': { borderBlockStart: rule } },
  '@container': columns,
  // A drawing does not continue below the last step.
  '@media': { [media.print]: { paddingBlock: '0.375rem', overflow: 'clip' } },
});

/** A wait has no number, and does not count. */
export const wait = style({ counterIncrement: 'none' });

export const text = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space[3],
  alignItems: 'baseline',
  '@media': { [media.print]: { gridTemplateColumns: '1rem minmax(0, 1fr) auto' } },
  // The number of the step, which assistive technology announces for the list item itself.
  '::before': {
    ...typography.label,
    content: 'counter(step) / ""',
    color: theme.color.text,
  },
  selectors: { [`${wait} > &::before`]: { content: '""' } },
});

export const duration = style([label, { gridColumnEnd: -1, marginBlockStart: space[1] }]);

export const description = style({
  ...typography.small,
  gridColumn: '2 / -1',
  '@media': { screen: { marginBlockStart: space[2] } },
});

const behindRow = (padding: string) => ({
  blockSize: `calc(100% + 2 * ${padding})`,
  marginBlock: `calc(-1 * ${padding})`,
});

export const chart = style([
  drawing,
  {
    inlineSize: '98%',
    blockSize: '3rem',
    '@container': {
      [room.narrow]: { ...belowText, marginBlockStart: space[2] },
      // Behind the whole row, so that the scale and the connectors are continuous. Not absolute: Chromium would print it on
      // the first page.
      [room.medium]: { gridArea: '1 / 2 / span 2', contain: 'size', ...behindRow(space[6]) },
    },
  },
]);

export const bar = style([drawing, { inlineSize: '98%', blockSize: '3rem', marginBlockStart: space[2] }]);

/** Moves the marks level with the title where the drawing is as high as the row. */
export const marks = style(inMedium({ transform: 'translateY(1rem)' }));

/** From the end of a step down to the start of the next; only where the rows share one drawing. */
export const connector = style({
  fill: hueColor.line,
  fillOpacity: 0.42,
  ...inNarrow({ display: 'none' }),
  '@media': {
    [media.highContrast]: { fillOpacity: 1 },
    [media.forcedColors]: { fill: 'CanvasText' },
  },
});

export const client = style({
  ...typography.small,
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingBlockStart: space[1],
  '@container': {
    [room.belowWide]: { paddingBlockStart: space[3], paddingInlineStart: belowText.marginInlineStart },
    [room.wide]: { gridArea: '1 / 3' },
  },
});

export const act = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  '::before': { ...markStyles.client, marginBlockStart: '0.35rem' },
});
