import { globalStyle } from '@vanilla-extract/css';

/**
 * Selects what most windows do not show at first: the sections of a page after its second, and the footer. The beginning of
 * the second, if it came later, would count as a layout shift. A fragment needs the height of the sections before its target.
 * With names of elements and without `:has` of an ancestor: otherwise browsers restyle all elements when the attribute of the
 * root changes, and when an element is inserted.
 */
export const laterSections =
  ':is(main > div, main > div > :only-child) > :is(div, section):nth-child(n + 3):not(:has(~ :target, ~ * :target)), footer:not(main *)';

const skipped = `:is(${laterSections}):not([data-laid-out])`;

globalStyle(`[data-lazy-layout] ${skipped}`, {
  // On paper, the containment would clip letters that exceed their box.
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicBlockSize: '100vh' } },
});

// With `auto` alone, browsers lay out the sections of the next screen too before they paint.
globalStyle(`[data-lazy-layout='hidden'] ${skipped}`, {
  '@media': { screen: { contentVisibility: 'hidden' } },
});
