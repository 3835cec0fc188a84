import { describe, expect, it } from 'vitest';
import { chatFallback, chatGreeting, chatStarters, chatTopics } from './chatTopics';
import type { ChatReply, ChatTopic } from './chatTopics';
import { company } from './company';

/** Every path of the specification's route table. */
const paths = [
  ...['/', '/services', '/services-page', '/main-services', '/about', '/contact', '/contact-popup', '/blog'],
  ...['/case-studies', '/inquire-now', '/request-consultation'],
  ...['/cyber-security', '/cyber-security-information', '/security-assessment'],
  ...[
    'consultation',
    'web-development',
    'vulnerability-assessments',
    'penetration-testing',
    'security-audits',
    'security-awareness-training',
    'incident-response',
    'managed-security-services',
    'siem',
    'application-security',
    'cybersecurity-consulting',
    'data-encryption',
    'forensic-investigations',
    'threat-intelligence',
    'firewall-and-network-security',
    'identity-management',
    'endpoint-security',
    'compliance-and-risk-management',
    'cloud-security-services',
    'cyber-risk-assessment',
  ].map((name) => `/services/${name}`),
  ...['/terms-of-use', '/privacy-policy', '/accessibility', '/piracy-prevention'],
  ...[
    '/blockchain-development',
    '/dapp-development',
    '/tokenization-services',
    '/private-blockchain-solutions',
  ],
  ...['/blockchain-consulting-integration', '/smart-contract-development', '/web3-solutions'],
  ...['dao', 'wallet', 'marketplace', 'identity', 'defi'].map((id) => `/web3-solutions/${id}`),
  ...['/software-development', '/custom-software-development', '/saas-development'],
  ...['/mobile-web-app-development', '/cloud-solutions-integration', '/api-development-integration'],
  '/solutions',
  ...['finance', 'healthcare', 'supply-chain', 'retail', 'gaming'].map((name) => `/industry/${name}`),
  ...['/it-consulting', '/digital-transformation-strategy', '/it-infrastructure-management'],
  ...['/devops-agile-consulting', '/managed-it-services', '/data-analytics-bi-solutions'],
];

/** What section 9 of the specification names, as a visitor would type it. */
const topicsOfTheSpecification = [
  ...[
    'hello',
    'hi',
    'blockchain',
    'smart contracts',
    'dapps',
    'tokenization',
    'dao',
    'wallets',
    'marketplaces',
  ],
  ...['defi', 'cybersecurity', 'penetration testing', 'incident response', 'software', 'cloud', 'api'],
  ...[
    'it consulting',
    'devops',
    'managed it',
    'analytics',
    'finance',
    'healthcare',
    'supply chain',
    'retail',
  ],
  ...[
    'gaming',
    'pricing',
    'free consultations',
    'partnerships',
    'about',
    'contact',
    '24/7 support',
    'careers',
  ],
  ...['portfolio', 'blog', 'roadmap', 'team', 'feedback', 'updates', 'security'],
];

const fold = (text: string) => text.trim().toLowerCase();
const wording = (reply: ChatReply) =>
  reply.map((node) => (typeof node === 'string' ? node : node.text)).join('');
const hrefs = (reply: ChatReply) => reply.flatMap((node) => (typeof node === 'string' ? [] : [node.href]));
const inputs = (topic: ChatTopic) => [topic.term, ...(topic.aliases ?? [])];
/** A sentence ends in a full stop or question mark before a space or the end: `v4.0.1` ends none. */
const sentences = (text: string) => text.match(/[.?](?=\s|$)/g)?.length ?? 0;

describe('the keyword table', () => {
  it('holds about ninety terms', () => {
    expect(paths).toHaveLength(68);
    expect(chatTopics.length).toBeGreaterThanOrEqual(90);
    expect(chatTopics.length).toBeLessThanOrEqual(96);
  });

  it('keeps every term and alias lower-case, trimmed and unlike every other', () => {
    const all = chatTopics.flatMap(inputs);
    expect(all.filter((input) => input !== fold(input) || input === '')).toEqual([]);
    expect(all.filter((input, index) => all.indexOf(input) !== index)).toEqual([]);
  });

  it('answers every topic that the specification names', () => {
    const known = new Set(chatTopics.flatMap(inputs));
    expect(topicsOfTheSpecification.filter((topic) => !known.has(topic))).toEqual([]);
  });

  it('leads to every page of the site, and to nothing else but our own mail and telephones', () => {
    const led = new Set<string>(chatTopics.flatMap((topic) => hrefs(topic.reply)));
    expect(paths.filter((path) => !led.has(path))).toEqual([]);
    const own = [
      `mailto:${company.email}`,
      `mailto:${company.securityEmail}`,
      company.phone.href,
      company.socWatch.href,
    ];
    expect([...led].filter((href) => !paths.includes(href) && !own.includes(href))).toEqual([]);
  });
});

describe.each(chatTopics)('the reply to $term', ({ reply }) => {
  const text = wording(reply);

  it('is two to four whole sentences', () => {
    expect(sentences(text)).toBeGreaterThanOrEqual(2);
    expect(sentences(text)).toBeLessThanOrEqual(4);
    expect(text).toMatch(/^[A-Z0-9].*[.?]$/);
  });

  it('joins its pieces without a double, missing or stray space', () => {
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

  it('carries a way on and no shouting', () => {
    expect(hrefs(reply).length).toBeGreaterThan(0);
    expect(text).not.toContain('!');
  });
});

describe('the wording around the table', () => {
  it('uses the fallback of the specification to the letter', () => {
    expect(chatFallback).toBe("I'm sorry, I didn't understand that. Could you please specify your query?");
  });

  it('offers as starters four terms that are in the table', () => {
    const terms = chatTopics.map((topic) => topic.term);
    expect(chatStarters).toHaveLength(4);
    expect(chatStarters.filter((starter) => !terms.includes(starter))).toEqual([]);
    expect(chatGreeting).not.toBe('');
  });
});
