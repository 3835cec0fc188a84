import { describe, expect, it } from 'vitest';
import { chatFallback, chatGreeting, chatTopics } from './chatTopics';
import { company } from './company';
import { forms } from './forms/forms';
import { notFound } from './notFound';
import { allPages, bodyTexts, objectsWith, policies, repeated, texts, wordsIn } from './testing/pageTexts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.-]/gu, '');

/** Returns the runs of nine words that occur again in the texts of the pages. */
function repeatedRuns(pages: typeof allPages): readonly string[] {
  const runs = pages.flatMap(bodyTexts).flatMap((sentence) => {
    const words = wordsIn([plain(sentence)]);
    return words.slice(8).map((_last, at) => words.slice(at, at + 9).join(' '));
  });
  const seen = new Set<string>();
  return runs.filter((run) => seen.size === seen.add(run).size);
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
    'repeats no nine words, in a build with the form backend %s',
    (_kind, policy) => {
      expect(repeatedRuns(allPages.map((page) => (page.path === policy.path ? policy : page)))).toEqual([]);
    },
  );

  it('begins no lead with "We"', () => {
    expect(allPages.filter(({ hero }) => /^We\b/.test(hero.lead)).map(({ path }) => path)).toEqual([]);
  });

  it('asks each question once, figures included', () => {
    const asked = objectsWith(allPages, 'question').map(({ question }) => String(question).toLowerCase());
    expect(repeated(asked)).toEqual([]);
  });

  it('links the line of the SOC on every page that tells visitors to call it', () => {
    const toldToCall =
      /\b(?:call|ring)\b[^.]*\b(?:SOC|watch)\b|\bunder attack now\b|\battack is under way\b/i;
    const callers = allPages.filter((page) => texts(page).some((text) => toldToCall.test(text)));
    const silent = callers.filter(
      (page) => !objectsWith(page, 'href').some(({ href }) => href === company.socWatch.href),
    );
    expect(callers.map(({ path }) => path)).toContain('/services/incident-response');
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
