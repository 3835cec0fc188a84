/** Path of the rules, which the header `Speculation-Rules` of every document names. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Lets browsers prerender the page whose link is hovered over or pressed, until the application is hydrated. From then on,
 * links are followed in the document, with code and data that the application prefetches.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, such as the feed.
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-hydrated] a, [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
