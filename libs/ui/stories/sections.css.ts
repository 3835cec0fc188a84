import { style } from '@vanilla-extract/css';

/** At least as high as the window, for stories of components with a fixed position. */
export const windowHigh = style({ minBlockSize: '100vh' });
