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

/** Tagline and metrics side by side. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: fluidSpace.block,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const tagline = style({
  color: theme.color.text,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
  textWrap: 'balance',
  '@media': {
    [media.wide]: {
      paddingBlockStart: space[6],
      paddingInlineEnd: space[8],
      borderBlockStart: `1px solid ${theme.color.hairline}`,
    },
  },
});

/** Sets the text in two columns if each is at least 22 rem wide. */
export const columns = style({
  paddingBlockStart: space[6],
  borderBlockStart: `2px solid ${hueColor.line}`,
  columns: '2 22rem',
  columnGap: layout.columnGap,
});

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'first baseline',
  gap: `${space[4]} ${layout.columnGap}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const featureHead = style({ display: 'flex', alignItems: 'first baseline', gap: space[5] });

export const featureHeading = style({
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});
