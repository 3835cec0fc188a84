import { fontSize, theme } from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ color: theme.color.muted, fontSize: fontSize.small });

export const link = style({
  textDecorationColor: theme.color.accent,
  textUnderlineOffset: '0.28em',
});
