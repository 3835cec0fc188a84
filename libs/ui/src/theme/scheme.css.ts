import { theme } from './contract.css';
import { style } from './sharedStyle';

/**
 * Applies the dark theme to an element and its descendants: all colour tokens are `light-dark()` pairs, which follow
 * `color-scheme`.
 */
export const darkSurface = style({ colorScheme: 'dark', color: theme.color.body });

/** Restores the visitor's own theme inside a dark surface. */
export const ownTheme = style({ colorScheme: 'var(--ks-scheme)', color: theme.color.body });
