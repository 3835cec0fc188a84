import { describe, expect, it } from 'vitest';
import { allPages, bodyOf, named, services, wordsIn } from './testing/pageTexts';

const sold = allPages.filter(({ kind }) => /^(?:consulting|consulting-home|industry)$/.test(kind));

it.each(named([...services, ...sold]))('%s has at least 500 words', (_path, page) => {
  expect(wordsIn(bodyOf(page)).length).toBeGreaterThanOrEqual(500);
});

describe.each(named(services))('%s', (_path, page) => {
  it.each([
    ['paragraphs', page.introduction.paragraphs, 2, 3],
    ['signs', page.signs.items, 3, 6],
    ['steps', page.steps, 4, 6],
    ['deliverables', page.deliverables, 3, 6],
    ['things asked of the client', page.terms.asked, 2, 5],
    ['standards', page.standards, 3, 6],
    ['questions', page.questions, 3, 5],
    ['related pages', page.related, 2, 4],
  ])('has a limited number of %s', (_what, list, least, most) => {
    expect(list.length).toBeGreaterThanOrEqual(least);
    expect(list.length).toBeLessThanOrEqual(most);
  });

  it('shows every section once, gives each step a duration, and mentions price or quote', () => {
    const sections = ['deliverables', 'questions', 'related', 'signs', 'standards', 'steps', 'terms'];
    expect(page.layout.flat().toSorted()).toEqual(sections);
    expect(Object.hasOwn(page.terms.titles, 'priceFactors')).toBe(Boolean(page.terms.priceFactors));
    for (const { duration } of page.steps) expect(duration).toBeTruthy();
    expect(bodyOf(page).join(' ')).toMatch(/\b(?:quot(?:e[ds]?|ations?)|estimate|price[sd]?|pricing|fee)\b/i);
  });
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
