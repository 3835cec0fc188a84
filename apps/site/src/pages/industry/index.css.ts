import { fontFamily, fontSize, lineHeight, space, theme, tracking } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const outcomeHeading = style({
  marginBlockEnd: space[2],
  fontSize: fontSize.h4,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

/** In the style of the date that it contains. */
export const checked = style({
  marginBlockStart: space[4],
  color: theme.color.muted,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.label,
});
