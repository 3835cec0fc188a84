import { space, theme } from '@keystrand/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** A mark before the word. */
export const verdict = style({ display: 'flex', alignItems: 'center', gap: space[1] });

export const mark = styleVariants({ check: theme.color.accent, close: theme.color.danger }, (color) => ({
  color,
}));
