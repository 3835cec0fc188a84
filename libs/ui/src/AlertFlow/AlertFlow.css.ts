import { drawing as drawingBase, ink, label } from '../Figure/Figure.css';
import { belowWide, inWide, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { oneColumn, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Between the columns; the drawing is this much wider, so that its columns start with those of the list. */
const gap = space[6];

/** A column for each stage; elsewhere the stages are stacked next to a rail. */
export const flow = style({
  position: 'relative',
  ...inWide({
    // The drawing is wider, without anything in its last gap.
    overflowX: 'clip',
    ...oneColumn,
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
    // Six columns.
    '(46rem <= width < 53rem)': { '@media': { screen: { hyphens: 'auto' } } },
    [room.belowWide]: { selectors: { '&:not(:last-child)': { paddingBlockEnd: space[8] } } },
    [room.medium]: { display: 'grid', gridTemplate: 'auto 1fr / 1fr 1fr', columnGap: space[8] },
    [room.wide]: {
      gridRow: '1 / -1',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
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
  ...inWide({ paddingBlockEnd: space[5], '@media': { [media.print]: { paddingBlockEnd: space[3] } } }),
});

const word = style({ gridArea: '3 / 1', ...belowWide({ display: 'none' }) });

const small = style([word, { ...typography.small, lineHeight: 1.3 }]);

export const closes = style([small, { paddingBlockStart: '6.875rem', paddingInlineStart: '7%' }]);

export const note = style([small, { color: theme.color.text, paddingBlockStart: '12.25rem' }]);

export const decision = style({
  ...typography.small,
  marginBlockStart: space[3],
  display: 'flex',
  '@container': {
    [room.medium]: { gridArea: '1 / 2 / span 2', marginBlockStart: space[1] },
    // Below its marks.
    [room.wide]: { gridArea: '4 / 1', display: 'block', marginBlockStart: 0, paddingBlockStart: space[10] },
  },
});

export const marks = style({
  display: 'flex',
  flexShrink: 0,
  gap: space[1],
  marginBlockStart: '0.1875rem',
  marginInlineEnd: space[1],
  // One or two, next to which the texts are aligned.
  '@container': {
    [room.medium]: { inlineSize: '2.25rem', justifyContent: 'flex-end' },
    [room.wide]: { inlineSize: 'auto', justifyContent: 'normal' },
  },
});

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

export const laneName = style([word, label, { alignSelf: 'start' }]);

export const clientLane = style({
  marginBlockStart: '8.75rem',
  paddingBlockStart: space[1],
  borderBlockStart: `1px dashed ${theme.color.hairline}`,
});

export const legend = style({
  ...typography.small,
  paddingBlockStart: space[6],
  ...inWide({ gridArea: '4 / 1', placeSelf: 'start end', paddingBlockStart: space[3] }),
});

export const deciders = style({
  gridArea: '4 / 1',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});
