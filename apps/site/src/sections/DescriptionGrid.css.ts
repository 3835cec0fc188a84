import {
  fluidSpace,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  space,
  theme,
  tracking,
} from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${fluidSpace.block}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});

export const term = style({
  marginBlockEnd: space[3],
  color: theme.color.text,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});
