import { describe, expect, it } from 'vitest';
import { chatFallback, chatGreeting, chatStarters, chatTopics } from './chatTopics';
import type { ChatTopic } from './chatTopics';
import { company } from './company';
import { pages } from './pages';
import { requiredPaths } from './testing/requiredPaths';

/** Topics that docs/requirements.md, section 7.5, names, as a visitor types them. */
const requiredTopics = `
  hello, hi, blockchain, smart contracts, dapps, tokenization, dao, wallets, marketplaces, defi,
  cybersecurity, penetration testing, incident response, software, cloud, api, it consulting, devops,
  managed it, analytics, finance, healthcare, supply chain, retail, gaming, pricing,
  free consultations, partnerships, about, contact, 24/7 support, careers, portfolio, blog, roadmap,
  team, feedback, updates, security`
  .trim()
  .split(/,\s+/);

const fold = (text: string) => text.trim().toLowerCase();
const wording = (reply: ChatTopic['reply']) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');
const hrefs = (reply: ChatTopic['reply']) =>
  reply.flatMap((node) => (typeof node === 'string' ? [] : [node.href]));
const inputs = (topic: ChatTopic) => [topic.term, ...topic.aliases];
/** Counts full stops and question marks before white space or the end, so that `v4.0.1` is not counted. */
const sentences = (text: string) => text.match(/[.?](?=\s|$)/g)?.length ?? 0;

describe('the keyword table', () => {
  it('has at least 90 keywords, and no alias longer than five words', () => {
    expect(chatTopics.length).toBeGreaterThanOrEqual(90);
    const long = chatTopics.flatMap(({ aliases }) => aliases.filter((alias) => alias.split(' ').length > 5));
    expect(long).toEqual([]);
  });

  it('has one row for emergencies, which gives the telephone number', () => {
    const urgent = chatTopics.filter((topic) => topic.urgent);
    expect(urgent.map(({ term }) => term)).toEqual(['incident response']);
    expect(hrefs(urgent[0]?.reply ?? [])).toContain(company.socWatch.href);
  });

  it.each([
    ['threat-led testing', '/industry/finance', /We do not offer it/],
    ['red team', '/industry/finance', /Article 26 of DORA/],
    ['soc 2 report', '/services/security-audits', /We publish no SOC 2 report/],
    ['mica', '/tokenization-services', /counsel gives the legal opinion/],
    ['sample report', '/services/siem#specimen', /never shown to anyone else/],
    ['opening hours', company.socWatch.href, /at any hour/],
    ['contracts', '/about#contract', /takes precedence/],
    ['iso 27001', '/about', /No certificate is claimed/],
    ['soc 2', `mailto:${company.email}`, /We publish no SOC 2 report/],
    ['insurance', '/about', /insurer, sum and period/],
    ['72 hours', '/services/incident-response', /NIS2/],
    ['smart contract audit', '/services/penetration-testing', /We do not audit code that we wrote/],
  ])('answers %s with a link to %s', (input, href, words) => {
    const topic = chatTopics.find((candidate) => inputs(candidate).includes(input));
    expect(hrefs(topic?.reply ?? [])).toContain(href);
    expect(wording(topic?.reply ?? [])).toMatch(words);
  });

  it('suggests a term for the singular, the plural and both spellings', () => {
    const typed = `
      wallet, wallets, dapp, smart contract, private blockchain, penetration test, quote, api,
      vulnerability assessment, vulnerability assessments, cyber risk assessments, retainer, contract,
      tokenisation, tokenization, decentralised identity, decentralized identity, sub-processor`;
    const terms = chatTopics.map(({ term }) => term);
    const silent = typed
      .trim()
      .split(/,\s+/)
      .filter((input) => !terms.some((term) => term.includes(input)));
    expect(silent).toEqual([]);
  });

  it('has unique, trimmed terms and aliases in lower case', () => {
    const all = chatTopics.flatMap(inputs);
    expect(all.filter((input) => input !== fold(input) || /^$|,$/.test(input))).toEqual([]);
    expect(all.filter((input, index) => all.indexOf(input) !== index)).toEqual([]);
  });

  it('answers every required topic', () => {
    const known = new Set(chatTopics.flatMap(inputs));
    expect(requiredTopics.filter((topic) => !known.has(topic))).toEqual([]);
  });

  it('links to every page of docs/requirements.md, section 3.1, and otherwise only to figures, own e-mail addresses and telephone numbers', () => {
    const linked = new Set<string>(chatTopics.flatMap((topic) => hrefs(topic.reply)));
    expect(
      Object.values(requiredPaths)
        .flat()
        .filter((path) => !linked.has(path)),
    ).toEqual([]);
    const own = [
      `mailto:${company.email}`,
      `mailto:${company.securityEmail}`,
      company.phone.href,
      company.socWatch.href,
      ...pages.paths.flatMap((path) => (pages.get(path).figures ?? []).map(({ id }) => `${path}#${id}`)),
    ];
    expect([...linked].filter((href) => !pages.has(href) && !own.includes(href))).toEqual([]);
  });
});

describe.each(chatTopics)('the reply to $term', ({ reply }) => {
  const text = wording(reply).replaceAll(/ \n \n/g, ' ');

  it('has two to four complete sentences', () => {
    expect(sentences(text)).toBeGreaterThanOrEqual(2);
    expect(sentences(text)).toBeLessThanOrEqual(4);
    expect(text).toMatch(/^[A-Z0-9+].*[.?]$/);
  });

  it('joins its parts without double, missing or stray spaces', () => {
    expect(text).not.toMatch(/\s{2}|\s[.,;:]|[.:][A-Z]|[,;][A-Za-z]/);
    expect(text).toBe(text.trim());
    for (const [index, node] of reply.entries()) {
      if (typeof node === 'string') continue;
      expect(node.text).toBe(node.text.trim());
      const before = reply[index - 1];
      if (before !== undefined) expect(before).toMatch(/\s$/);
      const after = reply[index + 1];
      if (after !== undefined) expect(after).toMatch(/^[\s.,;:]/);
    }
  });

  it('has a link and no exclamation mark', () => {
    expect(hrefs(reply).length).toBeGreaterThan(0);
    expect(text).not.toContain('!');
  });
});

describe('the messages outside the table', () => {
  it('have the exact fallback of docs/requirements.md, section 7.3', () => {
    expect(chatFallback).toBe("I'm sorry, I didn't understand that. Could you please specify your query?");
  });

  it('have four starters, which are questions that the table answers', () => {
    const known = new Set(chatTopics.flatMap(inputs));
    expect(chatStarters).toHaveLength(4);
    expect(chatStarters.filter((starter) => !starter.endsWith('?') || !known.has(fold(starter)))).toEqual([]);
    expect(chatGreeting).toMatch(/no person or AI/);
  });
});
