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

export const practice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${layout.columnGap}`,
  paddingBlockStart: fluidSpace.block,
  borderBlockStart: `2px solid ${hueColor.line}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const head = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space[4] });

export const heading = style({
  maxInlineSize: '14em',
  fontSize: fontSize.figure,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
  scrollMarginBlockStart: `calc(${layout.header} + ${space[8]})`,
});

export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  maxInlineSize: layout.measure,
});

export const startWhen = style({
  color: theme.color.text,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
});

export const highlights = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
