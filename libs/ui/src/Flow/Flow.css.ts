import { drawing } from '../Figure/Figure.css';
import { inMedium, inNarrow, room } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontWeight, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Sources, lines, stage, lines, tiers: across, elsewhere below each other next to rails. */
export const flow = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: space[5],
  '@container': {
    [room.medium]: {
      gridTemplateColumns: 'auto minmax(4rem, 1fr) 7rem minmax(4rem, 1fr) minmax(11rem, 12rem)',
      columnGap: 0,
      paddingBlock: space[4],
    },
    [room.wide]: { gridTemplateColumns: 'auto minmax(4rem, 1fr) 12rem minmax(4rem, 1fr) 15rem' },
  },
});

export const rail = style([
  drawing,
  { inlineSize: '100%', blockSize: '100%', ...inMedium({ display: 'none' }) },
]);

export const lines = style([
  drawing,
  { display: 'none', inlineSize: '100%', blockSize: '100%', ...inMedium({ display: 'block' }) },
]);

/** Rows of equal height, on whose middle the lines begin. */
const evenRows = { display: 'grid', gridAutoRows: '1fr' } as const;

export const sources = style({ ...evenRows, color: theme.color.text });

export const source = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.25rem',
  fontWeight: fontWeight.medium,
  // A border, since browsers leave out backgrounds in print.
  '::after': {
    content: '""',
    border: `0.25rem solid ${hueColor.line}`,
    borderRadius: radius.pill,
  },
  '@container': {
    [room.narrow]: {
      '::after': { position: 'absolute', insetInlineStart: `calc(-1rem - ${space[5]})` },
      selectors: { '&:nth-child(even)::after': { insetInlineStart: `calc(-0.5rem - ${space[5]})` } },
    },
    [room.medium]: {
      justifyContent: 'flex-end',
      minBlockSize: '3.25rem',
      textAlign: 'end',
      '::after': { flexShrink: 0 },
    },
  },
});

export const stage = style({
  paddingBlock: space[6],
  ...inMedium({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) 7rem minmax(0, 1fr)',
    rowGap: space[3],
    paddingBlock: 0,
    textAlign: 'center',
  }),
});

export const stageTitle = style({ ...typography.h4, ...inMedium({ alignSelf: 'end' }) });

export const box = style([
  lines,
  {
    border: `1px solid ${theme.color.hairline}`,
    borderRadius: radius.large,
    background: `color-mix(in oklab, ${hueColor.tint} 60%, transparent)`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);

export const stageText = style({ ...typography.small, marginBlockStart: space[1] });

export const tiers = style({ ...evenRows, ...inNarrow({ gridColumn: '1 / -1', isolation: 'isolate' }) });

export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  ...inNarrow({
    position: 'relative',
    columnGap: space[5],
    // The rail goes on, from the mark above.
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '-50% 50%',
      marginInlineStart: '0.4375rem',
      borderInlineStart: `2px solid ${hueColor.line}`,
    },
    selectors: { '&:first-child::before': { insetBlockStart: 0 } },
  }),
});

/** Dots end at its mark, which is across the line. */
export const dropped = style(inNarrow({ '::before': { borderInlineStartStyle: 'dotted' } }));

globalStyle(`${dropped} > svg`, {
  '@container': {
    [room.narrow]: { rotate: '90deg' },
    // At the end of its line.
    [room.medium]: { marginInline: `-${space[2]} ${space[2]}` },
  },
});
