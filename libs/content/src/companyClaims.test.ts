import { expect, it } from 'vitest';
import { chatTopics } from './chatTopics';
import { allPages, objectsWith, texts } from './testing/pageTexts';

/** Value and label of each figure about the company; no other is allowed. docs/requirements.md, section 10.2. */
const companyFigures: readonly string[] = [
  '75+ businesses transformed',
  '10 years of experience',
  '99.9% uptime',
  '500+ servers managed',
  '200% faster deployments',
  '90% collaboration boost',
  '500+ businesses supported',
  '95% customer satisfaction',
  '1M+ data points analyzed',
  '50% improved decision speed',
  '24/7 SOC monitoring',
];

/** Each text of pages and chat, after its place. */
const sentences = [
  ...allPages.flatMap((page) => texts(page).map((text) => `${page.path}: ${text}`)),
  ...texts(chatTopics.map(({ reply }) => reply)).map((text) => `chat: ${text}`),
];
const matching = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence));

it('illustrative content is labelled as an example, in the conditional', () => {
  for (const page of allPages) {
    if (page.kind === 'industry') expect(page.scenario.heading).toMatch(/^Example: /);
    if (page.kind === 'consulting')
      for (const { title, description } of page.caseStudies) {
        expect(title).toMatch(/^Example: /);
        expect(description).toMatch(/^(?:Suppose|Imagine) /);
        expect(description).not.toMatch(/\b(?:was|were|had|did)\b/);
      }
    if (page.kind !== 'case-studies') continue;
    expect(page.notice).toContain('illustrative');
    for (const { client } of page.studies) expect(client).toMatch(/^Example: /);
  }
});

it('figures about the company are the ones of docs/requirements.md, also in running text', () => {
  const shown = allPages.flatMap((page) =>
    objectsWith(page, 'value', 'label').map(({ value, label }) => `${String(value)} ${String(label)}`),
  );
  expect(new Set(shown)).toEqual(new Set(companyFigures));
  const known = new Set(companyFigures.map((figure) => /^\S+/.exec(figure)?.[0].replace('M', '')));
  const claims = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<![\d.])\d[\d.,]*(?:%|\+| percent| per cent)/g)]
      .filter(([figure]) => !known.has(figure))
      .map(([figure]) => `${sentence.split(': ', 1)[0] ?? ''}: ${figure}`),
  );
  // A magnification named by WCAG 1.4.4, not a result of the company.
  expect(claims.filter((claim) => claim !== '/accessibility: 400%')).toEqual([]);
});

it.each([
  [
    'no amount of money',
    /[$€£]\s?\d|\b\d[\d.,]*\s?(?:k|m|bn)?\s?(?:USD|EUR|GBP|dollars|euros|pounds)\b|\b(?:USD|EUR|GBP)\s?\d/i,
  ],
  [
    'no certificate, accreditation, award or partnership of the company',
    /\b(?:we|our (?:company|team|staff|testers|analysts|engineers)|keystrand) (?:are|is|have been|has been|hold|holds) (?:an? )?(?:ISO|SOC|CREST|PCI|certified|accredited|licensed|award|gold|official|preferred)\b/i,
  ],
  [
    'no client and no quotation of one',
    /\b(?:trusted by|our clients include|clients such as|testimonial|worked (?:for|with) [A-Z])/,
  ],
  [
    'no invented past',
    /\b(?:founded|started|established) in \d|\bsince (?:19|20)\d\d we\b|\bmany (?:of our )?clients\b|under other names/i,
  ],
])('the copy has %s', (_what, pattern) => {
  expect(matching(pattern)).toEqual([]);
});
