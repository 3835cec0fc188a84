import { describe, expect, it } from 'vitest';
import { chatTopics } from './chatTopics';
import { company } from './company';
import { pages } from './pages';
import { allPages, objectsWith, sharedRules, texts } from './testing/pageTexts';

const textByPlace = new Map([
  ...allPages.map((page) => [page.path, texts(page).join('\n')] as const),
  ...chatTopics.map(
    ({ term, reply }) =>
      [term, reply.map((node) => (typeof node === 'string' ? node : node.text)).join('')] as const,
  ),
]);
const placesWith = (isFound: (text: string) => boolean) =>
  [...textByPlace].filter(([, text]) => isFound(text)).map(([place]) => place);

it.each(sharedRules)('several places state, and none contradicts: $rule', ({ rule, contradictions }) => {
  expect(placesWith((text) => text.includes(rule)).length).toBeGreaterThan(1);
  expect(placesWith((text) => contradictions?.test(text) ?? false)).toEqual([]);
});

describe('the line of the SOC', () => {
  const toldToCall =
    /\b(?:call|ring|under attack)\b[^.]*\b(?:SOC|watch)\b|\bunder attack now\b|\battack is under way\b/i;
  const callers = allPages.filter((page) => texts(page).some((text) => toldToCall.test(text)));

  it('is a link on every page that tells visitors to call it', () => {
    expect(callers.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/services', '/services/incident-response']),
    );
    const emergencies = ['/', '/cyber-security', '/services/forensic-investigations'].map((path) =>
      pages.get(path),
    );
    const missing = [...callers, ...emergencies].filter(
      (page) => !objectsWith(page, 'href').some(({ href }) => href === company.socWatch.href),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
