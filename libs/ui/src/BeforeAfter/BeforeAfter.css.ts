import { drawing } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { belowWide, inWide, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import { fluidSpace, fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** One below the other with a rule between; next to each other where there is room and each runs down. */
export const courses = style({
  display: 'grid',
  gap: fluidSpace.block,
  '@container': {
    [room.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [room.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const rule = {
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `1px solid ${theme.color.hairline}`,
} as const;

export const half = style({
  breakInside: 'avoid',
  selectors: { '& + &': { '@container': { [room.narrow]: rule, [room.wide]: rule } } },
});

export const heading = style({ ...typography.h3, marginBlockEnd: space[5] });

/** A column for each item, whose label, line and text share the rows; elsewhere the course runs down next to the words. */
const course = style(
  inWide({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto',
  }),
);

/** Before, loops hang down from the line. */
export const kind = styleVariants({ before: [course], after: [course] });

export const item = style({
  position: 'relative',
  '@container': {
    [room.belowWide]: { minBlockSize: '3rem', selectors: { '&:last-child': { minBlockSize: 0 } } },
    [room.wide]: { display: 'grid', gridRow: 'span 3', gridTemplate: 'subgrid / minmax(0, 1fr)' },
  },
});

/** A mark on the line, or on the rail at the given height. */
const marked = (mark: object, top: string, across: object) =>
  style({
    '::before': { ...mark, zIndex: 1 },
    '@container': {
      [room.belowWide]: {
        '::before': { position: 'absolute', insetBlockStart: top, insetInlineStart: '6px' },
      },
      [room.wide]: { '::before': { position: 'relative', gridArea: '2 / 1', ...across } },
    },
  });

/** The start or the end: a disc. */
export const edge = marked(markStyles.client, space[2], { marginBlockStart: '6px' });

/** A check: a ring on the braid. */
export const check = marked(markStyles.provider, '14px', { placeSelf: 'center' });

export const last = style(inWide({ textAlign: 'end', '::before': { justifySelf: 'end' } }));

/** Label of the start or the end, above the line. */
export const end = style({
  ...typography.small,
  color: theme.color.text,
  fontWeight: fontWeight.heading,
  '@container': {
    [room.belowWide]: { paddingInlineStart: '3.5rem' },
    [room.wide]: { gridRow: 1, paddingBlockEnd: space[2] },
  },
});

export const line = style([
  drawing,
  {
    gridArea: '2 / 1',
    overflow: 'hidden',
    // Overlaps the next column, since its edge may be between two pixels.
    inlineSize: 'calc(100% + 1px)',
    maxInlineSize: 'none',
    blockSize: '24px',
    selectors: {
      [`${last} &`]: { inlineSize: '100%' },
      [`${kind.before} &`]: { blockSize: '112px' },
    },
    ...belowWide({ display: 'none' }),
  },
]);

export const rail = style([
  drawing,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '1.5rem',
    blockSize: '100%',
    overflow: 'hidden',
    selectors: { [`${kind.before} &`]: { inlineSize: '3rem' } },
    ...inWide({ display: 'none' }),
  },
]);

/** A braid is 16 px wide, in the middle of the line or of the rail. */
export const braid = style({
  selectors: {
    [`${line}&`]: { blockSize: '16px', marginBlock: space[1] },
    [`${rail}&`]: { insetInlineStart: space[1], inlineSize: '1rem', overflow: 'visible' },
  },
});

export const stop = style({
  '@container': {
    [room.belowWide]: { paddingInlineStart: '3.5rem', paddingBlockEnd: space[6] },
    [room.wide]: { gridRow: 3, paddingInline: space[2], paddingBlockStart: space[2], textAlign: 'center' },
  },
});

globalStyle(`${stop} > p`, { textWrap: 'balance' });
