import { describe, expect, it } from 'vitest';
import { allPages, bodyOf, named, services, wordsIn } from './testing/pageTexts';

describe('a service page', () => {
  it('is one of 41', () => {
    expect(services.length).toBe(41);
  });

  it.each(named(services))('%s has at least 500 words', (_path, page) => {
    expect(wordsIn(bodyOf(page)).length).toBeGreaterThanOrEqual(500);
  });

  it.each(named(services))('%s has every section within its limits', (_path, page) => {
    const between = (list: readonly unknown[], least: number, most: number) => {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.length).toBeLessThanOrEqual(most);
    };
    between(page.introduction.paragraphs, 2, 3);
    between(page.signs.items, 3, 6);
    between(page.steps, 4, 6);
    for (const { duration } of page.steps) expect(duration).toBeTruthy();
    between(page.deliverables, 3, 6);
    between(page.terms.priceFactors, 3, 5);
    between(page.terms.asked, 2, 5);
    between(page.standards, 3, 6);
    between(page.questions, 3, 5);
    between(page.related, 2, 4);
  });

  it.each(named(services))('%s shows every section once', (_path, page) => {
    const sections = ['deliverables', 'questions', 'related', 'signs', 'standards', 'steps', 'terms'];
    expect(page.layout.flat().toSorted()).toEqual(sections);
  });

  it('shares the heading of a section, and the order of sections, with at most a third of the others', () => {
    const most = services.length / 3;
    const counts = new Map<string, number>();
    for (const page of services) {
      const headings = [...Object.values(page.headings), page.signs.heading, page.introduction.heading];
      for (const shown of [...headings, JSON.stringify(page.layout)])
        counts.set(shown, (counts.get(shown) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(most);
    expect([...counts].filter(([, count]) => count > most)).toEqual([]);
  });

  it.each(named(services))('%s mentions its price or quote', (_path, page) => {
    expect(bodyOf(page).join(' ')).toMatch(
      /\b(?:quot(?:e[ds]?|ations?)|estimate|prices?|priced|pricing|fee)\b/i,
    );
  });

  it.each(named(allPages.filter(({ kind }) => /^(?:consulting|consulting-home|industry)$/.test(kind))))(
    '%s has at least 500 words',
    (_path, page) => {
      expect(wordsIn(bodyOf(page)).length).toBeGreaterThanOrEqual(500);
    },
  );
});
