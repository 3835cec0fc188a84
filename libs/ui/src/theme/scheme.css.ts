import { theme } from './contract.css';
import { media } from './media';
import { style } from './sharedStyle';

/** Applies the dark theme to an element and its descendants: all colour tokens are `light-dark()` pairs. */
export const darkSurface = style({
  colorScheme: 'dark',
  color: theme.color.body,
  '@media': { [media.print]: { colorScheme: 'light' } },
});

/** Restores the visitor's own theme inside a dark surface. */
export const ownTheme = style({ colorScheme: 'var(--ks-scheme)', color: theme.color.body });
