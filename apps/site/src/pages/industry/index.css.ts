import { fontSize, lineHeight, space, tracking } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const example = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const outcomeHeading = style({
  marginBlockEnd: space[2],
  fontSize: fontSize.h4,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});
