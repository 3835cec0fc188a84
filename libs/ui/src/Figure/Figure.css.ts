import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { fluidSpace, fontSize, fontWeight, layout, oneColumn, space } from '../theme/scale';
import { globalStyle, style } from '../theme/sharedStyle';
import { typography } from '../theme/typography';
import { inWide } from './room';

export const figure = style({
  containerType: 'inline-size',
  ...oneColumn,
  gap: fluidSpace.block,
  scrollMarginBlockStart: layout.header,
  overflowWrap: 'break-word',
  '@media': { [media.print]: { display: 'block', breakInside: 'avoid', zoom: 0.89 } },
});

globalStyle(`${figure} > * + *`, { '@media': { [media.print]: { marginBlockStart: space[3] } } });

export const head = style({
  display: 'grid',
  // Unlike `break-word`, lowers the minimum width of the columns.
  overflowWrap: 'anywhere',
  gap: space[5],
  ...inWide({
    gridTemplateColumns: layout.columns,
    columnGap: layout.columnGap,
    alignItems: 'first baseline',
  }),
  '@media': { [media.print]: { breakInside: 'avoid', breakAfter: 'avoid' } },
});

export const heading = style({ ...typography.h2, maxInlineSize: '20em' });

export const lead = style({ ...typography.lead, maxInlineSize: '36em' });

export const foot = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[10]}`,
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { display: 'block', paddingBlockStart: space[2] } },
});

export const caption = style({ maxInlineSize: '36rem' });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
});

export const legendItem = style({ display: 'flex', alignItems: 'center', gap: space[2] });

const printed = { [media.print]: { fontSize: fontSize.small } };
export const label = style({ ...typography.label, '@media': printed });

export const itemTitle = style(typography.h4);

export const itemText = style(typography.small);

export const emphasis = style({ color: theme.color.text, fontWeight: fontWeight.medium });

export const drawing = style({
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const mark = style([drawing, { flexShrink: 0, blockSize: '1rem', inlineSize: 'auto' }]);

const stroke = (color: string, strokeWidth: number, more: object = {}) =>
  style({
    fill: 'none',
    stroke: color,
    strokeWidth,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
    ...more,
  });

const fill = (color: string) =>
  style({ fill: color, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });

export const line = stroke(hueColor.line, 1.75, {
  // Wider than the grey lines, from which only its colour differs.
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 3 } },
});

/** The second strand of a braid, added to `line`. */
export const second = style({
  strokeOpacity: 0.42,
  // Dashes instead of a fainter colour.
  '@media': { [media.highContrast]: { strokeOpacity: 1, strokeDasharray: '4 3' } },
});

export const dots = stroke(hueColor.line, 4, { strokeLinecap: 'round' });

/** Possible, or left: a dotted line in the hue. */
export const possible = stroke(hueColor.line, 1.75, { strokeDasharray: '2 4' });

/** The provider: a ring in the hue, filled, so that it covers the lines below it. */
export const ring = stroke(hueColor.line, 1.75, {
  fill: theme.color.surface,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** The latest end: a dashed ring, added to `ring`. */
export const latest = style({ strokeDasharray: '3.5 2' });

export const client = fill(theme.color.text);

/** A small disc in the hue: a beginning, of no party. */
export const dot = fill(hueColor.line);

export const vendor = fill(theme.color.muted);

/** Participates without deciding: a small ring. */
export const part = stroke(theme.color.muted, 1.5);

/** A line in the colour of the text, for the client and for the state before the work. */
export const ink = stroke(theme.color.muted, 1.75);

/** A wait without a stated length: a dashed line, added to `ink`. */
export const dashed = style({ strokeDasharray: '7 5' });

export const hairline = stroke(theme.color.hairline, 1);
