import { describe, expect, it } from 'vitest';
import { chatFallback, chatGreeting, chatTopics } from './chatTopics';
import type { FormHandling } from './forms/FormHandling';
import { company } from './company';
import { forms } from './forms/forms';
import { notFound } from './notFound';
import { pages, pagesOfBuild } from './pages';
import type { Page, ServiceContent } from './types';

/** All pages but /contact-popup, which is the contact page with its form in a dialog. */
const all: readonly Page[] = pages.paths
  .filter((path) => path !== '/contact-popup')
  .map((path) => pages.get(path));

const policyWith = (handling: FormHandling) => pagesOfBuild(handling).get('/privacy-policy');

/** The privacy policy by what a build does with forms; no other page depends on it. */
const policies = {
  mail: policyWith({ kind: 'mail' }),
  service: policyWith({ kind: 'service' }),
  inbox: policyWith({ kind: 'inbox', retentionDays: 365 }),
};

/** Fields without prose: paths, identifiers, icon names, code samples. */
const fieldsWithoutProse = new Set([
  'category',
  'code',
  'date',
  'form',
  'function',
  'href',
  'icon',
  'id',
  'industry',
  'kind',
  'language',
  'layout',
  'mark',
  'path',
  'serviceId',
  'type',
  'updated',
]);

/** Returns running text (`Inline` of `types.ts`) as one string. */
function joinInline(value: readonly unknown[]): string | undefined {
  const pieces = value.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { type, text, code } = (piece ?? {}) as Record<string, unknown>;
    const inline = ['link', 'strong', 'emphasis', 'code'].includes(String(type)) && code === undefined;
    return inline && typeof text === 'string' ? text : undefined;
  });
  const mixed = value.some((piece) => typeof piece === 'object');
  return mixed && !pieces.includes(undefined) ? pieces.join('') : undefined;
}

/** Returns every text in a value: one entry for each paragraph, label or heading. */
function texts(value: unknown, field = ''): readonly string[] {
  if (fieldsWithoutProse.has(field)) return [];
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  if (Array.isArray(value)) {
    const text = joinInline(value);
    return text === undefined ? value.flatMap((item) => texts(item, field)) : [text];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, key));
}

/** Returns the texts of the page itself, without those that describe it elsewhere. */
function bodyOf({ title: _title, description: _description, summary: _summary, ...body }: Page) {
  return texts(body);
}

const wordsIn = (sentences: readonly string[]) => sentences.join(' ').split(/\s+/).filter(Boolean);

const isServicePage = (page: Page): page is Page & ServiceContent =>
  page.kind === 'service' || page.kind === 'practice' || page.kind === 'web3';

const services = all.filter(isServicePage);
const named = <Item extends Page>(list: readonly Item[]) => list.map((page) => [page.path, page] as const);

/** Returns every object in a value that has all of these fields. */
function objectsWith(value: unknown, ...fields: readonly string[]): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((item) => objectsWith(item, ...fields));
  if (typeof value !== 'object' || value === null) return [];
  const found = fields.every((field) => field in value) ? [value as Record<string, unknown>] : [];
  return [...found, ...Object.values(value).flatMap((item) => objectsWith(item, ...fields))];
}

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

  it.each(named(all.filter(({ kind }) => /^(?:consulting|consulting-home|industry)$/.test(kind))))(
    '%s has at least 500 words',
    (_path, page) => {
      expect(wordsIn(bodyOf(page)).length).toBeGreaterThanOrEqual(500);
    },
  );
});

describe('illustrative content', () => {
  it('is labelled as an example', () => {
    for (const page of all) {
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

/** docs/requirements.md, section 10.2. */
const figures = [
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

describe('figures about the company', () => {
  it('are the ones of docs/requirements.md', () => {
    const shown = all.flatMap((page) =>
      objectsWith(page, 'value', 'label').map(({ value, label }) => `${String(value)} ${String(label)}`),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((figure) => !figures.includes(figure))).toEqual([]);
  });

  it('do not occur with other values in running text', () => {
    const textsByPlace = [
      ...all.map((page) => [page.path, texts(page)] as const),
      ['chat', texts(chatTopics)] as const,
    ];
    const claims = textsByPlace.flatMap(([where, sentences]) =>
      sentences.flatMap((sentence) =>
        [...sentence.matchAll(/(?<![\d.])\d[\d.,]*(?:%|\+| percent| per cent)/g)].map(
          ([figure]) => `${where}: ${figure}`,
        ),
      ),
    );
    const known = new Set(figures.map((figure) => /^\S+/.exec(figure)?.[0].replace('M', '')));
    // A magnification named by WCAG 1.4.4, not a result of the company.
    expect(
      claims.filter((claim) => !known.has(claim.split(': ')[1]) && claim !== '/accessibility: 400%'),
    ).toEqual([]);
  });
});

describe('prices, certificates and clients', () => {
  const sentences = [
    ...all.flatMap((page) => texts(page).map((text) => `${page.path}: ${text}`)),
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

/**
 * Rules that several pages state. Each is worded identically in all of its places, in at most eight words, because no
 * nine words may occur twice.
 */
const claims: readonly {
  readonly rule: string;
  /** Paths of pages, or terms of the chat. */
  readonly places: readonly string[];
  /** Statements elsewhere that would contradict the rule. */
  readonly contradictions?: RegExp;
}[] = [
  {
    rule: 'Only your signers pause contracts or rotate keys.',
    places: [
      '/',
      '/about',
      '/blockchain-development',
      '/smart-contract-development',
      '/web3-solutions',
      '/web3-solutions/defi',
      '/web3-solutions/wallet',
      'smart contracts',
    ],
    contradictions: /contract pausing|pausing stays|key rotation follow/i,
  },
  {
    rule: 'We hold none of your production keys',
    places: [
      '/',
      '/about',
      '/blockchain-development',
      '/industry/finance',
      '/services/data-encryption',
      '/web3-solutions/marketplace',
      '/web3-solutions/wallet',
    ],
    contradictions: /we (?:may )?(?:keep|store|hold) (?:your|client) (?:production )?keys/i,
  },
  {
    rule: 'Nonces and deadlines in the contract prevent replay.',
    places: ['/smart-contract-development', '/web3-solutions/dao', '/web3-solutions/marketplace', '/blog'],
    contradictions: /none can be replayed|EIP-712 (?:prevents|stops) replay/i,
  },
  {
    rule: 'Hashes of personal data count as personal data.',
    places: ['/blockchain-development', '/private-blockchain-solutions', '/web3-solutions/identity'],
    contradictions: /salted hash(?!-)|purgeable/i,
  },
  {
    rule: 'First call, first view and quote are free.',
    places: [
      '/',
      '/inquire-now',
      '/request-consultation',
      '/services',
      '/services/penetration-testing',
      'pricing',
      'quotes',
    ],
  },
  {
    rule: 'A study before the quote is paid separately.',
    places: [
      '/',
      '/inquire-now',
      '/blockchain-consulting-integration',
      '/services',
      '/services/application-security',
      'quotes',
    ],
  },
  {
    rule: 'Projects end on delivery; continuous services on notice.',
    places: ['/', '/main-services', '/services', 'contracts'],
    contradictions: /each with an end|stated beginning and end/i,
  },
  {
    rule: 'Disconnect affected machines and leave them powered on.',
    places: ['/cyber-security', '/services/incident-response', 'incident response'],
    contradictions: /leave (?:them|machines) (?:powered\b(?! on)|running)/i,
  },
  {
    rule: 'If encryption visibly continues, cut the power.',
    places: ['/cyber-security', '/services/incident-response', 'incident response'],
  },
  { rule: `eport copies to ${company.email}`, places: ['/piracy-prevention', 'piracy prevention'] },
  {
    rule: `eport impostors and leaks to ${company.securityEmail}`,
    places: ['/piracy-prevention', 'piracy prevention'],
  },
  {
    rule: company.phoneHours,
    places: [
      '/accessibility',
      '/contact',
      '/request-consultation',
      'contact',
      'office hours',
      'talk to a person',
    ],
  },
];

const chatText = ({ reply }: (typeof chatTopics)[number]) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');

describe('a rule stated in several places', () => {
  const textByPlace = new Map<string, string>([
    ...all.map((page) => [page.path, texts(page).join('\n')] as const),
    ...chatTopics.map((topic) => [topic.term, chatText(topic)] as const),
  ]);

  it.each(claims)('is worded identically everywhere: $rule', ({ rule, places, contradictions }) => {
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
  const callers = all.filter((page) => texts(page).some((text) => toldToCall.test(text)));

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

describe('the past of the company', () => {
  it('is told by no date or number of clients', () => {
    const invented =
      /\b(?:founded|started|established) in \d|\bsince (?:19|20)\d\d we\b|\bmany (?:of our )?clients\b|under other names/i;
    const found = [
      ...all.map((page) => [page.path, texts(page)] as const),
      ['chat', texts(chatTopics)] as const,
    ]
      .flatMap(([where, sentences]) => sentences.map((sentence) => [where, sentence] as const))
      .filter(([, sentence]) => invented.test(sentence));
    expect(found).toEqual([]);
  });

  it('is not told by the examples of IT consulting, which say what can happen', () => {
    const examples = all.flatMap((page) => (page.kind === 'consulting' ? page.caseStudies : []));
    expect(examples).toHaveLength(10);
    expect(examples.filter(({ description }) => !/^(?:Suppose|Imagine) /.test(description))).toEqual([]);
    expect(examples.filter(({ description }) => /\b(?:was|were|had|did)\b/.test(description))).toEqual([]);
  });
});

describe('the copy', () => {
  const textsByPlace: readonly (readonly [string, readonly string[]])[] = [
    ...[...all, policies.service, policies.inbox].map((page) => [page.path, texts(page)] as const),
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
      for (const page of all.map((page) => (page.path === policy.path ? policy : page))) {
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
    for (const page of all)
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
    const rules = [...claims.map(({ rule }) => rule), ...identical].map((rule) =>
      rule.toLowerCase().replaceAll(/[^\p{L}\p{N}\s/.-]/gu, ''),
    );
    const repeated = [...places].filter(
      ([run, { size }]) => size > 2 && !rules.some((rule) => rule.includes(run) || run.includes(rule)),
    );
    expect(repeated.map(([run, pages]) => `${run}: ${[...pages].join(' ')}`)).toEqual([]);
  });

  it('begins no lead with "We"', () => {
    expect(all.filter(({ hero }) => /^We\b/.test(hero.lead)).map(({ path }) => path)).toEqual([]);
  });

  it('asks each question once', () => {
    const asked = all.flatMap((page) =>
      objectsWith(page, 'question', 'answer').map(({ question }) => String(question).toLowerCase()),
    );
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });
});
