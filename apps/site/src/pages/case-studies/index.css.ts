import { space, theme } from '@keystrand/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** A mark, which may be taller than the line, before the word. */
export const verdict = style({ display: 'flex', alignItems: 'center', gap: space[1], blockSize: '1lh' });

export const mark = styleVariants({ check: theme.color.accent, close: theme.color.danger }, (color) => ({
  color,
}));
