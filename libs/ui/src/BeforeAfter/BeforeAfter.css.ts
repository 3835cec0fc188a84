import { drawing } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { inWide, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { style, styleVariants } from '../theme/partStyle';
import { fluidSpace, fontWeight, space } from '../theme/scale';
import { typography } from '../theme/typography';

const rule = `1px solid ${theme.color.hairline}`;

/** One below the other, or next to each other where each runs down. */
export const courses = style({
  display: 'grid',
  gap: fluidSpace.block,
  '@container': {
    [room.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [room.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const half = style({
  breakInside: 'avoid',
  selectors: {
    '& + &': {
      paddingBlockStart: fluidSpace.block,
      borderBlockStart: rule,
      '@container': {
        [room.medium]: { paddingBlockStart: 0, borderBlockStart: 0 },
        [room.wide]: { paddingBlockStart: fluidSpace.block, borderBlockStart: rule },
      },
    },
  },
});

export const heading = style({ ...typography.h3, marginBlockEnd: space[5] });

/** A column for each item, whose label, line and text share the rows; elsewhere the course runs down next to the words. */
export const course = style(
  inWide({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto',
  }),
);

/** Before, loops hang down from the line. */
export const kind = styleVariants({ before: {}, after: {} });

export const item = style({
  position: 'relative',
  minBlockSize: '3rem',
  ...inWide({
    display: 'grid',
    gridRow: 'span 3',
    gridTemplate: 'subgrid / minmax(0, 1fr)',
    minBlockSize: 0,
  }),
});

const mark = { position: 'absolute', zIndex: 1, insetInlineStart: '6px' } as const;
const markAcross = { position: 'relative', inset: 'auto', gridArea: '2 / 1' } as const;

/** The start or the end: a disc. */
export const edge = style({
  '::before': { ...markStyles.client, ...mark, insetBlockStart: space[2] },
  ...inWide({ '::before': { ...markAcross, placeSelf: 'start', marginBlockStart: '6px' } }),
});

/** A check: a ring on the braid. */
export const check = style({
  '::before': { ...markStyles.provider, ...mark, insetBlockStart: '14px' },
  ...inWide({ '::before': { ...markAcross, placeSelf: 'center' } }),
});

export const last = style({
  minBlockSize: 0,
  ...inWide({ textAlign: 'end', '::before': { placeSelf: 'start end' } }),
});

/** Label of the start or the end, above the line. */
export const end = style({
  ...typography.small,
  color: theme.color.text,
  fontWeight: fontWeight.heading,
  paddingInlineStart: '3.5rem',
  ...inWide({ gridRow: 1, paddingInlineStart: 0, paddingBlockEnd: space[2] }),
});

export const line = style([
  drawing,
  {
    display: 'none',
    overflow: 'hidden',
    // Overlaps the next column, since its edge may be between two pixels.
    inlineSize: 'calc(100% + 1px)',
    maxInlineSize: 'none',
    blockSize: '24px',
    selectors: {
      [`${last} &`]: { inlineSize: '100%' },
      [`${kind.before} &`]: { blockSize: '112px' },
    },
    ...inWide({ display: 'block', gridArea: '2 / 1' }),
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
  paddingInlineStart: '3.5rem',
  paddingBlockEnd: space[6],
  ...inWide({
    gridRow: 3,
    paddingInline: space[2],
    paddingBlock: `${space[2]} 0`,
    textAlign: 'center',
  }),
});

export const title = style({ ...typography.h4, textWrap: 'balance' });

export const text = style({ ...typography.small, textWrap: 'balance' });
