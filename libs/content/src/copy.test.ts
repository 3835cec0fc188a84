import { describe, expect, it } from 'vitest';
import { chatFallback, chatGreeting, chatTopics } from './chatTopics';
import { company } from './company';
import { forms } from './forms/forms';
import { notFound } from './notFound';
import {
  allPages,
  bodyOf,
  objectsWith,
  policies,
  repeated,
  sharedRules,
  texts,
  wordsIn,
} from './testing/pageTexts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.-]/gu, '');

/** Returns the places of each run of so many words in the texts of the pages. */
function runsOf(length: number, pages: typeof allPages): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const page of pages)
    for (const sentence of bodyOf(page)) {
      const words = wordsIn([plain(sentence)]);
      for (let at = 0; at + length <= words.length; at += 1) {
        const run = words.slice(at, at + length).join(' ');
        places.set(run, [...(places.get(run) ?? []), page.path]);
      }
    }
  return places;
}

describe('the copy', () => {
  it('contains no exclamation mark', () => {
    const all = [
      ...allPages,
      ...Object.values(policies),
      notFound,
      forms,
      chatFallback,
      chatGreeting,
      chatTopics,
    ];
    expect(all.flatMap((place) => texts(place)).filter((sentence) => sentence.includes('!'))).toEqual([]);
  });

  it.each(Object.entries(policies))(
    'repeats no nine words, in a build that handles forms by %s',
    (_kind, policy) => {
      const runs = runsOf(
        9,
        allPages.map((page) => (page.path === policy.path ? policy : page)),
      );
      expect([...runs].filter(([, places]) => places.length > 1)).toEqual([]);
    },
  );

  it('uses the same eight words on at most two pages', () => {
    // Shared rules are worded identically on purpose, and so is the address.
    const { legalName, address } = company;
    const identical = [
      ...sharedRules.map(({ rule }) => rule),
      `${legalName} ${address.street} ${address.city} ${address.postalCode} ${address.country}`,
    ].map(plain);
    const found = [...runsOf(8, allPages)].filter(
      ([run, places]) =>
        new Set(places).size > 2 && !identical.some((text) => text.includes(run) || run.includes(text)),
    );
    expect(found).toEqual([]);
  });

  it('begins no lead with "We"', () => {
    expect(allPages.filter(({ hero }) => /^We\b/.test(hero.lead)).map(({ path }) => path)).toEqual([]);
  });

  it('asks each question once', () => {
    const asked = allPages.flatMap((page) =>
      objectsWith(page, 'question', 'answer').map(({ question }) => String(question).toLowerCase()),
    );
    expect(repeated(asked)).toEqual([]);
  });
});
