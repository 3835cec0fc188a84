import { drawing } from '../Figure/Figure.css';
import { inMedium } from '../Figure/room';
import { theme } from '../theme/contract.css';
import { hueColor } from '../theme/hue.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fontWeight, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

/** Sources, lines, stage, lines, tiers: across, elsewhere down next to the words. */
export const flow = style(
  inMedium({
    display: 'grid',
    gridTemplateColumns:
      'minmax(0, max-content) minmax(3rem, 1fr) minmax(0, 12rem) minmax(3rem, 1fr) minmax(0, 15rem)',
    paddingBlock: space[4],
  }),
);

/** Where the flow runs down, with the rail next to the words. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: space[4],
  ...inMedium({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

export const rail = style([
  drawing,
  { inlineSize: '1.5rem', blockSize: '100%', ...inMedium({ display: 'none' }) },
]);

/** Lines between two columns. */
export const lines = style([
  drawing,
  { display: 'none', inlineSize: '100%', blockSize: '100%', ...inMedium({ display: 'block' }) },
]);

/** Rows of equal height, on whose middle the lines begin. */
const evenRows = { display: 'grid', gridAutoRows: '1fr' } as const;

export const sources = style({ ...evenRows, color: theme.color.text });

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.25rem',
  fontWeight: fontWeight.medium,
  ...inMedium({
    justifyContent: 'flex-end',
    minBlockSize: '3.25rem',
    textAlign: 'end',
    // A border, since browsers leave out backgrounds in print.
    '::after': {
      content: '""',
      flexShrink: 0,
      border: `0.25rem solid ${hueColor.line}`,
      borderRadius: radius.pill,
    },
  }),
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
    background: `color-mix(in oklab, ${hueColor.tint} 35%, transparent)`,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);

export const stageText = style({ ...typography.small, marginBlockStart: space[1] });

export const tiers = style(evenRows);

export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  breakInside: 'avoid',
});
