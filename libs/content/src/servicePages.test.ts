import { describe, expect, it } from 'vitest';
import { allPages, bodyOf, named, services, wordsIn } from './testing/pageTexts';

const sold = allPages.filter(({ kind }) => /^(?:consulting|consulting-home|industry)$/.test(kind));

it.each(named([...services, ...sold]))('%s has at least 500 words', (_path, page) => {
  expect(wordsIn(bodyOf(page)).length).toBeGreaterThanOrEqual(500);
});

describe.each(named(services))('%s', (_path, page) => {
  it('shows every section once, gives each step a duration, and mentions price or quote', () => {
    const sections = ['deliverables', 'questions', 'related', 'signs', 'standards', 'steps', 'terms'];
    expect(page.layout.flat().toSorted()).toEqual(sections);
    expect(Object.hasOwn(page.terms.titles, 'priceFactors')).toBe(Boolean(page.terms.priceFactors));
    for (const { duration } of page.steps) expect(duration).toBeTruthy();
    expect(bodyOf(page).join(' ')).toMatch(/\b(?:quot(?:e[ds]?|ations?)|estimate|price[sd]?|pricing|fee)\b/i);
  });
});

it('a consulting page shows every section once', () => {
  const sections = ['detail', 'examples', 'features', 'introduction', 'summary'];
  for (const page of sold)
    if (page.kind === 'consulting') expect(page.layout.flat().toSorted(), page.path).toEqual(sections);
});

it('a service page shares headings and the order of sections with at most a third of the others', () => {
  const shown = services.flatMap((page) => [
    ...new Set([
      ...Object.values(page.headings),
      page.signs.heading,
      page.introduction.heading,
      JSON.stringify(page.layout),
    ]),
  ]);
  const most = services.length / 3;
  expect(shown.filter((text) => shown.filter((other) => other === text).length > most)).toEqual([]);
});
