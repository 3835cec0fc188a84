import { expect, it } from 'vitest';
import { allPages, bodyTexts, named, services } from './testing/pageTexts';

it.each(named(services))(
  '%s shows every section once, gives each step a duration, and mentions price or quote',
  (_path, page) => {
    const sections = ['deliverables', 'questions', 'related', 'signs', 'standards', 'steps', 'terms'];
    expect(page.layout.flat().toSorted()).toEqual(sections);
    expect(Object.hasOwn(page.terms.titles, 'priceFactors')).toBe(Boolean(page.terms.priceFactors));
    for (const { duration } of page.steps) expect(duration).toBeTruthy();
    expect(bodyTexts(page).join(' ')).toMatch(
      /\b(?:quot(?:e[ds]?|ations?)|estimate|price[sd]?|pricing|fee)\b/i,
    );
  },
);

it('a consulting page shows every section once', () => {
  const sections = ['detail', 'examples', 'features', 'introduction', 'summary'];
  for (const page of allPages)
    if (page.kind === 'consulting') expect(page.layout.flat().toSorted(), page.path).toEqual(sections);
});
