import { line } from '../Figure/Figure.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style, styleVariants } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Height of the drawing: `boxHeight` units of 1/16 rem. */
const drawingHeight = '14.5rem';
const gap = space[6];
/** Hidden in narrow windows and in print, where the stages are stacked. */
const wideOnly = (display: string) => ({ display: 'none', '@media': { [media.wide]: { display } } });

const flow = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateRows: `auto ${drawingHeight} auto`,
      columnGap: gap,
    },
  },
});

export const columns = styleVariants({ 3: 3, 4: 4, 5: 5 }, (count) => [
  flow,
  { '@media': { [media.wide]: { gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` } } },
]);

export const list = style({
  '@media': {
    [media.wide]: {
      gridArea: '1 / 1 / 4 / -1',
      display: 'grid',
      gridTemplate: 'subgrid / subgrid',
    },
  },
});

export const stage = style({
  position: 'relative',
  paddingInlineStart: space[10],
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space[8] } },
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridRow: '1 / -1',
      gridTemplateRows: 'subgrid',
      padding: 0,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
    },
  },
});

export const head = style({ '@media': { [media.wide]: { paddingBlockEnd: space[5] } } });

/** On the line of the title, at the start of the rail. */
export const railMark = style({
  position: 'absolute',
  insetBlockStart: '0.3125rem',
  insetInlineStart: space[1],
  '@media': { [media.wide]: { display: 'none' } },
});

export const rail = style({
  position: 'absolute',
  insetBlock: `${space[6]} 0`,
  insetInlineStart: space[1],
  inlineSize: '1rem',
  blockSize: `calc(100% - ${space[6]})`,
  '@media': { [media.wide]: { display: 'none' } },
});

export const title = style(typography.h4);

export const text = style({ ...typography.small, marginBlockStart: space[1] });

/** Row of the drawing; the drawing starts half a mark inside the column. */
const note = style({
  ...wideOnly('block'),
  ...typography.small,
  gridArea: '2 / 1',
  lineHeight: 1.3,
});

export const closes = style([note, { paddingBlockStart: '6.875rem', paddingInlineStart: '7%' }]);

/** Below the client's mark, which is drawn at the start of the column or inside it. */
export const notePlace = styleVariants(
  {
    none: {},
    orders: {},
    asks: { textAlign: 'center', inlineSize: '68%' } as const,
    receives: { textAlign: 'center', inlineSize: '88%' } as const,
  },
  (place) => [note, { color: theme.color.text, paddingBlockStart: '12.25rem', ...place }],
);

export const decision = style({
  ...typography.small,
  marginBlockStart: space[3],
  '@media': {
    [media.wide]: { gridRow: 3, marginBlockStart: 0, paddingBlockStart: space[10] },
  },
});

export const decider = style({ color: theme.color.text, fontWeight: fontWeight.heading });

export const mark = style({
  display: 'inline-block',
  marginInlineEnd: space[2],
  verticalAlign: '-0.1875rem',
});

/** One gap wider than the grid, so that each column of the drawing starts with a column of the grid. */
export const drawing = style({
  ...wideOnly('block'),
  gridArea: '2 / 1 / 3 / -1',
  inlineSize: `calc(100% + ${gap})`,
  maxInlineSize: 'none',
  blockSize: '100%',
  marginInlineStart: space[2],
  overflow: 'visible',
  strokeLinecap: 'round',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const round = style([line, { strokeLinejoin: 'round' }]);

export const exchange = style([line, { stroke: theme.color.text }]);

export const dots = style([round, { strokeWidth: 5 }]);

export const rings = style([round, { strokeWidth: 15 }]);

/** Inside of the rings. */
export const holes = style([
  round,
  {
    strokeWidth: 11.5,
    stroke: theme.color.surface,
    '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
  },
]);

export const discs = style([round, { stroke: theme.color.text, strokeWidth: 14 }]);

/** Words at the start of the lanes. */
export const laneName = style({
  ...typography.label,
  ...wideOnly('block'),
  gridArea: '2 / 1',
  justifySelf: 'start',
  alignSelf: 'start',
});

/** Below the border between the lanes. */
export const clientLane = style({
  gridArea: '2 / 1 / 3 / -1',
  justifySelf: 'stretch',
  marginBlockStart: '8.75rem',
  paddingBlockStart: space[1],
  borderBlockStart: `1px dashed ${theme.color.hairline}`,
});

/** A rule over all columns, above the decisions. */
export const deciders = style({
  gridArea: '3 / 1 / 4 / -1',
  justifySelf: 'stretch',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});
