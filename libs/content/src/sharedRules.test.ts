import { describe, expect, it } from 'vitest';
import { chatTopics } from './chatTopics';
import { company } from './company';
import { pages } from './pages';
import { allPages, objectsWith, texts } from './testing/pageTexts';
import { sharedRules } from './testing/sharedRules';

const chatText = ({ reply }: (typeof chatTopics)[number]) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');

describe('a rule stated in several places', () => {
  const textByPlace = new Map<string, string>([
    ...allPages.map((page) => [page.path, texts(page).join('\n')] as const),
    ...chatTopics.map((topic) => [topic.term, chatText(topic)] as const),
  ]);

  it.each(sharedRules)('is worded identically everywhere: $rule', ({ rule, places, contradictions }) => {
    const stating = [...textByPlace].filter(([, text]) => text.includes(rule)).map(([place]) => place);
    expect(stating.sort()).toEqual([...places].sort());
    if (contradictions === undefined) return;
    expect([...textByPlace].filter(([, text]) => contradictions.test(text)).map(([place]) => place)).toEqual(
      [],
    );
  });
});

describe('the line of the SOC', () => {
  const toldToCall =
    /\b(?:call|ring|under attack)\b[^.]*\b(?:SOC|watch)\b|\bunder attack now\b|\battack is under way\b/i;
  const callers = allPages.filter((page) => texts(page).some((text) => toldToCall.test(text)));

  it('is a link on every page that tells visitors to call it', () => {
    expect(callers.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/contact', '/services', '/services/incident-response']),
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
