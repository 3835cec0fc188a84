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

export const paragraphs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: layout.measure,
});

/** The first paragraph opens in a louder voice. */
export const opening = style({ color: theme.color.text, fontSize: fontSize.lead });

/** An introduction and what stands out, nearer to each other than sections are. */
export const introduction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${fluidSpace.block} * 1.25)`,
});

/** Under the thin rule in the category's hue. */
export const ruled = style({
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `2px solid ${hueColor.line}`,
});

/** Titled things of equal weight, two abreast. */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${fluidSpace.block}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const pair = style({
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
