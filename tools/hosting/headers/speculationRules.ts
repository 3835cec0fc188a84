/** Path of the rules, which the header `Speculation-Rules` of every document names. */
export const speculationRulesPath = '/speculation-rules.json';

const isPage = [
  { href_matches: '/*' },
  // Files, such as the feed.
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[data-hydrated] a, [download], [target]' } },
];

/** Links of the navigation bar, which phones do not show: Chromium would prerender links in the window there. */
export const barLinks = { selector_matches: 'nav[aria-label="Main"] > ul > li > a' };

/**
 * Lets browsers prerender the page whose link is hovered over or pressed, until the application is hydrated. From then on,
 * links are followed in the document, with code and data that the application prefetches. Chromium waits for 200 ms of hover
 * for a `moderate` rule, and hardly for an `eager` one.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = {
  prerender: [
    { where: { and: [barLinks, ...isPage] }, eagerness: 'eager' },
    { where: { and: isPage }, eagerness: 'moderate' },
  ],
};
