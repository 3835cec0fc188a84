import { style } from '@vanilla-extract/css';
import { theme } from './contract.css';

/**
 * The canvas is dark in both themes: everything inside takes its dark values,
 * because each token is a `light-dark()` pair that follows `color-scheme`.
 */
export const darkSurface = style({ colorScheme: 'dark', color: theme.color.body });

/** Back to the visitor's own theme, for a sheet that lies on the canvas. */
export const ownTheme = style({ colorScheme: 'var(--ks-scheme)', color: theme.color.body });
