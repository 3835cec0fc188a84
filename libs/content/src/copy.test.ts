import { describe, expect, it } from 'vitest';
import { chatFallback, chatGreeting, chatTopics } from './chatTopics';
import { company } from './company';
import { forms } from './forms/forms';
import { notFound } from './notFound';
import { allPages, bodyOf, objectsWith, policies, texts, wordsIn } from './testing/pageTexts';
import { sharedRules } from './testing/sharedRules';

describe('the copy', () => {
  const textsByPlace: readonly (readonly [string, readonly string[]])[] = [
    ...[...allPages, policies.service, policies.inbox].map((page) => [page.path, texts(page)] as const),
    ['not found', texts(notFound)],
    ['forms', texts(forms)],
    ['chat', [chatFallback, chatGreeting, ...texts(chatTopics.map(({ reply }) => reply))]],
  ];

  it('contains no exclamation mark', () => {
    expect(
      textsByPlace.flatMap(([where, sentences]) =>
        sentences.filter((sentence) => sentence.includes('!')).map((sentence) => `${where}: ${sentence}`),
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(policies))(
    'repeats no nine words, in a build that handles forms by %s',
    (_kind, policy) => {
      const length = 9;
      const first = new Map<string, string>();
      const repeated: string[] = [];
      for (const page of allPages.map((page) => (page.path === policy.path ? policy : page))) {
        for (const sentence of bodyOf(page)) {
          const words = wordsIn([sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.-]/gu, '')]);
          for (let at = 0; at + length <= words.length; at += 1) {
            const run = words.slice(at, at + length).join(' ');
            const known = first.get(run);
            if (known !== undefined) repeated.push(`${known} and ${page.path}: ${run}`);
            first.set(run, page.path);
          }
        }
      }
      expect(first.size).toBeGreaterThan(25_000);
      expect(repeated).toEqual([]);
    },
  );

  it('uses the same eight words on at most two pages', () => {
    const length = 8;
    const places = new Map<string, Set<string>>();
    for (const page of allPages)
      for (const sentence of bodyOf(page)) {
        const words = wordsIn([sentence.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.-]/gu, '')]);
        for (let at = 0; at + length <= words.length; at += 1) {
          const run = words.slice(at, at + length).join(' ');
          places.set(run, (places.get(run) ?? new Set()).add(page.path));
        }
      }
    // The rules above are worded identically on purpose, and so is the address.
    const { legalName, address } = company;
    const identical = [
      `${legalName} ${address.street} ${address.city} ${address.postalCode} ${address.country}`,
    ];
    const rules = [...sharedRules.map(({ rule }) => rule), ...identical].map((rule) =>
      rule.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.-]/gu, ''),
    );
    const repeated = [...places].filter(
      ([run, { size }]) => size > 2 && !rules.some((rule) => rule.includes(run) || run.includes(rule)),
    );
    expect(repeated.map(([run, pages]) => `${run}: ${[...pages].join(' ')}`)).toEqual([]);
  });

  it('begins no lead with "We"', () => {
    expect(allPages.filter(({ hero }) => /^We\b/.test(hero.lead)).map(({ path }) => path)).toEqual([]);
  });

  it('asks each question once', () => {
    const asked = allPages.flatMap((page) =>
      objectsWith(page, 'question', 'answer').map(({ question }) => String(question).toLowerCase()),
    );
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });
});
