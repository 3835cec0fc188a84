import { globalStyle } from '@vanilla-extract/css';

/** Selects what most windows do not show at first: the sections of a page after its first, and the footer. */
export const laterSections =
  ':is(main > div, main > div > :only-child) > :not(:first-child), footer:not(main *)';

// A fragment needs the height of everything above its target.
globalStyle(`[data-lazy-layout]:not(:has(:target)) :is(${laterSections}):not([data-laid-out])`, {
  // On paper, the containment would clip letters that exceed their box.
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicBlockSize: '100vh' } },
});
