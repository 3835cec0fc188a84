import { space, theme } from '@keystrand/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** A mark before the word. */
export const verdict = styleVariants({ met: theme.color.accent, missed: theme.color.danger }, (color) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color,
}));
