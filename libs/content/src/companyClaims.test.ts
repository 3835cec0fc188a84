import { describe, expect, it } from 'vitest';
import { chatTopics } from './chatTopics';
import { companyFigures } from './testing/companyFigures';
import { allPages, objectsWith, texts } from './testing/pageTexts';

describe('illustrative content', () => {
  it('is labelled as an example', () => {
    for (const page of allPages) {
      if (page.kind === 'industry') expect(page.scenario.heading).toMatch(/^Example: /);
      if (page.kind === 'consulting')
        for (const { title } of page.caseStudies) expect(title).toMatch(/^Example: /);
      if (page.kind !== 'case-studies') continue;
      expect(page.notice).toContain('illustrative');
      expect(page.studies).toHaveLength(7);
      for (const { client } of page.studies) expect(client).toMatch(/^Example: /);
    }
  });
});

describe('figures about the company', () => {
  it('are the ones of docs/requirements.md', () => {
    const shown = allPages.flatMap((page) =>
      objectsWith(page, 'value', 'label').map(({ value, label }) => `${String(value)} ${String(label)}`),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((figure) => !companyFigures.includes(figure))).toEqual([]);
  });

  it('do not occur with other values in running text', () => {
    const textsByPlace = [
      ...allPages.map((page) => [page.path, texts(page)] as const),
      ['chat', texts(chatTopics)] as const,
    ];
    const claims = textsByPlace.flatMap(([where, sentences]) =>
      sentences.flatMap((sentence) =>
        [...sentence.matchAll(/(?<![\d.])\d[\d.,]*(?:%|\+| percent| per cent)/g)].map(
          ([figure]) => `${where}: ${figure}`,
        ),
      ),
    );
    const known = new Set(companyFigures.map((figure) => /^\S+/.exec(figure)?.[0].replace('M', '')));
    // A magnification named by WCAG 1.4.4, not a result of the company.
    expect(
      claims.filter((claim) => !known.has(claim.split(': ')[1]) && claim !== '/accessibility: 400%'),
    ).toEqual([]);
  });
});

describe('prices, certificates and clients', () => {
  const sentences = [
    ...allPages.flatMap((page) => texts(page).map((text) => `${page.path}: ${text}`)),
    ...texts(chatTopics).map((text) => `chat: ${text}`),
  ];
  const matching = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence));

  it('has no amount of money', () => {
    expect(
      matching(
        /[$€£]\s?\d|\b\d[\d.,]*\s?(?:k|m|bn)?\s?(?:USD|EUR|GBP|dollars|euros|pounds)\b|\b(?:USD|EUR|GBP)\s?\d/i,
      ),
    ).toEqual([]);
  });

  it('claims no certificate, accreditation, award or partnership of the company', () => {
    expect(
      matching(
        /\b(?:we|our (?:company|team|staff|testers|analysts|engineers)|keystrand) (?:are|is|have been|has been|hold|holds) (?:an? )?(?:ISO|SOC|CREST|PCI|certified|accredited|licensed|award|gold|official|preferred)\b/i,
      ),
    ).toEqual([]);
  });

  it('names no client and quotes none', () => {
    expect(
      matching(/\b(?:trusted by|our clients include|clients such as|testimonial|worked (?:for|with) [A-Z])/),
    ).toEqual([]);
  });
});

describe('the past of the company', () => {
  it('is told by no date or number of clients', () => {
    const invented =
      /\b(?:founded|started|established) in \d|\bsince (?:19|20)\d\d we\b|\bmany (?:of our )?clients\b|under other names/i;
    const found = [
      ...allPages.map((page) => [page.path, texts(page)] as const),
      ['chat', texts(chatTopics)] as const,
    ]
      .flatMap(([where, sentences]) => sentences.map((sentence) => [where, sentence] as const))
      .filter(([, sentence]) => invented.test(sentence));
    expect(found).toEqual([]);
  });

  it('is not told by the examples of IT consulting, which say what can happen', () => {
    const examples = allPages.flatMap((page) => (page.kind === 'consulting' ? page.caseStudies : []));
    expect(examples).toHaveLength(10);
    expect(examples.filter(({ description }) => !/^(?:Suppose|Imagine) /.test(description))).toEqual([]);
    expect(examples.filter(({ description }) => /\b(?:was|were|had|did)\b/.test(description))).toEqual([]);
  });
});
