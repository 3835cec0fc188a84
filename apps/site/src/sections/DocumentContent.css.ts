import { globalStyle, style } from '@vanilla-extract/css';

/** Content whose sections below the window are laid out after the first paint. */
export const arriving = style({});

globalStyle(`${arriving} > :not(:first-child)`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '100vh',
});
