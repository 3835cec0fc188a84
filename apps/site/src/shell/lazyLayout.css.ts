import { globalStyle } from '@vanilla-extract/css';

/** Selects what most windows do not show at first: the sections of a page after its first, and the footer. */
export const laterSections =
  ':is(main > div, main > div > :only-child) > :not(:first-child), footer:not(main *)';

globalStyle(`[data-lazy-layout] :is(${laterSections})`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '100vh',
});
