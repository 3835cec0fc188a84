import { drawing as drawingBase, line } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { inWide, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Height of the drawing: `boxHeight` units of 1/16 rem. */
const drawingHeight = '14.5rem';
const gap = space[6];

/** A column for each stage; elsewhere the stages are stacked next to a rail. */
const columnsOnly = { display: 'none', ...inWide({ display: 'block' }) } as const;

const flow = style({
  position: 'relative',
  ...inWide({
    // The drawing is wider, without anything in its last gap.
    overflowX: 'clip',
    display: 'grid',
    gridTemplateRows: `auto 1fr ${drawingHeight} auto`,
    columnGap: gap,
  }),
});

export const columns = styleVariants({ 3: 3, 4: 4, 5: 5 }, (count) => [
  flow,
  inWide({ gridTemplateColumns: `repeat(${String(count)}, minmax(0, 1fr))` }),
]);

export const list = style(
  inWide({ gridArea: '1 / 1 / -1 / -1', display: 'grid', gridTemplate: 'subgrid / subgrid' }),
);

const item = style({
  position: 'relative',
  overflowWrap: 'anywhere',
  paddingInlineStart: space[10],
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: space[8] } },
  // Hides the rail below the mark of the last stage.
  '::after': {
    position: 'absolute',
    insetBlock: `${space[3]} 0`,
    insetInlineStart: space[1],
    inlineSize: space[4],
    background: theme.color.surface,
  },
  '@container': {
    [room.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[8],
    },
    [room.wide]: {
      gridRow: '1 / -1',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      padding: 0,
      selectors: { '&:not(:last-child)': { paddingBlockEnd: 0 } },
      '::after': { display: 'none' },
    },
  },
});

/** The mark of who carries the stage out, on the line of the title. */
export const stage = styleVariants(
  { provider: markStyles.provider, client: markStyles.client },
  (markStyle) => [
    item,
    {
      selectors: { '&:last-child::after': { content: '""' } },
      '::before': {
        ...markStyle,
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: '0.4375rem',
        insetInlineStart: '0.375rem',
      },
      ...inWide({ '::before': { display: 'none' } }),
    },
  ],
);

/** Behind the marks, from the first stage to the last. */
export const rail = style({
  position: 'absolute',
  insetBlock: `${space[4]} 0`,
  insetInlineStart: space[1],
  inlineSize: space[4],
  blockSize: `calc(100% - ${space[4]})`,
  ...inWide({ display: 'none' }),
});

export const title = style(typography.h4);

export const text = style({
  ...typography.small,
  paddingBlockStart: space[1],
  ...inWide({ paddingBlockEnd: space[5] }),
});

/** Row of the drawing; the drawing starts half a mark inside the column. */
const note = style({ ...columnsOnly, ...typography.small, gridArea: '3 / 1', lineHeight: 1.3 });

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

const decided = style({
  ...typography.small,
  marginBlockStart: space[3],
  '@container': {
    // Next to title and text.
    [room.medium]: { gridArea: '1 / 2 / 3', marginBlockStart: space[1] },
    [room.wide]: { gridArea: '4 / 1', marginBlockStart: 0, paddingBlockStart: space[10] },
  },
});

const beforeWord = {
  display: 'inline-block',
  marginInlineEnd: space[2],
  verticalAlign: '-0.0625rem',
} as const;

export const decider = style({ color: theme.color.text, fontWeight: fontWeight.heading });

/** With a mark for each party that decides. */
export const decision = styleVariants(
  { provider: markStyles.provider, client: markStyles.client, both: markStyles.provider },
  (markStyle) => [decided, { '::before': { ...markStyle, ...beforeWord } }],
);

globalStyle(`${decision.both} > strong::before`, { ...markStyles.client, ...beforeWord });

/** One gap wider than the grid, so that each column of the drawing starts with a column of the grid. */
export const drawing = style([
  drawingBase,
  {
    ...columnsOnly,
    gridArea: '3 / 1 / 4 / -1',
    inlineSize: `calc(100% + ${gap})`,
    maxInlineSize: 'none',
    blockSize: '100%',
    marginInlineStart: space[2],
    strokeLinecap: 'round',
    pointerEvents: 'none',
  },
]);

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
  ...columnsOnly,
  gridArea: '3 / 1',
  placeSelf: 'start',
});

/** Below the border between the lanes. */
export const clientLane = style({
  gridArea: '3 / 1 / 4 / -1',
  justifySelf: 'stretch',
  marginBlockStart: '8.75rem',
  paddingBlockStart: space[1],
  borderBlockStart: `1px dashed ${theme.color.hairline}`,
});

/** A rule over all columns, above the decisions. */
export const deciders = style({
  gridArea: '4 / 1 / 5 / -1',
  justifySelf: 'stretch',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});
