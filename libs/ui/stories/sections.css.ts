import { style } from '@vanilla-extract/css';

/** As high as the window, for what is fixed to its corners. */
export const windowHigh = style({ minBlockSize: '100vh' });
