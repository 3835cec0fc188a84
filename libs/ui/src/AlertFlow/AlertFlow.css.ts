import { drawing as drawingBase, ink } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { belowWide, inWide, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Between the columns; the drawing is this much wider, so that its columns start with those of the list. */
const gap = space[6];

/** A column for each stage; elsewhere the stages are stacked next to a rail. */
export const flow = style({
  position: 'relative',
  ...inWide({
    // The drawing is wider, without anything in its last gap.
    overflowX: 'clip',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The drawing has `boxHeight` units of 1/16 rem.
    gridTemplateRows: 'auto 1fr 14.5rem auto',
  }),
});

export const list = style(
  inWide({
    gridArea: '1 / 1 / -1',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: gap,
  }),
);

export const item = style({
  overflowWrap: 'anywhere',
  '@container': {
    [room.belowWide]: { selectors: { '&:not(:last-child)': { paddingBlockEnd: space[8] } } },
    [room.wide]: {
      gridRow: '1 / -1',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      display: 'grid',
      paddingInlineStart: 0,
      // The mark is in the drawing.
      '::before': { display: 'none' },
    },
  },
});

export const rail = style(inWide({ display: 'none' }));

export const text = style({
  ...typography.small,
  paddingBlockStart: space[1],
  ...inWide({ paddingBlockEnd: space[5] }),
});

/** A word of the drawing, in its row. */
const word = style({ gridArea: '3 / 1', ...belowWide({ display: 'none' }) });

/** The drawing starts half a mark inside the column. */
const note = style([word, { ...typography.small, lineHeight: 1.3 }]);

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
  ...inWide({ gridArea: '4 / 1', marginBlockStart: 0, paddingBlockStart: space[10] }),
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

export const drawing = style([
  drawingBase,
  word,
  {
    inlineSize: `calc(100% + ${gap})`,
    maxInlineSize: 'none',
    blockSize: '100%',
    marginInlineStart: space[2],
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  },
]);

globalStyle(`${drawing} > ${ink}`, { stroke: theme.color.text });

/** Names of the lanes, at their start. */
export const laneName = style([word, { ...typography.label, alignSelf: 'start' }]);

/** Below the border between the lanes. */
export const clientLane = style({
  marginBlockStart: '8.75rem',
  paddingBlockStart: space[1],
  borderBlockStart: `1px dashed ${theme.color.hairline}`,
});

/** A rule over all columns, above the decisions. */
export const deciders = style({
  gridArea: '4 / 1',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});
