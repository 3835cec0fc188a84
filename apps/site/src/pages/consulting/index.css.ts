import {
  fluidSpace,
  fontSize,
  fontWeight,
  hueColor,
  layout,
  lineHeight,
  media,
  space,
  theme,
  tracking,
} from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

/** What it stands for in seven columns, what came of it in five. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fluidSpace.block} ${layout.columnGap}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
  },
});

export const tagline = style({
  maxInlineSize: '16em',
  color: theme.color.text,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  textWrap: 'balance',
});

/** Long running text in two columns where they fit. */
export const columns = style({
  paddingBlockStart: space[6],
  borderBlockStart: `2px solid ${hueColor.line}`,
  columns: '2 22rem',
  columnGap: layout.columnGap,
});

export const features = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[4]} ${space[5]}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'auto minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: space[8],
    },
  },
});

export const featureHeading = style({
  alignSelf: 'center',
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  '@media': { [media.wide]: { alignSelf: 'baseline', paddingBlockStart: '0.375rem' } },
});

export const featureText = style({
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridColumn: 'auto', alignSelf: 'baseline' } },
});

export const studies = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});
