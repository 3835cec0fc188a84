import { describe, expect, it } from 'vitest';
import { categories, footerGroups, headerAction, searchLink, topLinks } from './navigation';
import { notFoundPayload, pages, payload } from './pages';
import { companyFigures } from './testing/companyFigures';
import type { Page } from './types';

const all: readonly Page[] = pages.paths.map((path) => pages.get(path));

/** The 68 paths of docs/requirements.md, section 3.1, by group. */
const requiredPaths = {
  general: [
    '/',
    '/services',
    '/services-page',
    '/main-services',
    '/about',
    '/contact',
    '/contact-popup',
    '/blog',
    '/case-studies',
    '/inquire-now',
    '/request-consultation',
  ],
  cybersecurity: ['/cyber-security', '/cyber-security-information', '/security-assessment'],
  services: [
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
  legal: ['/terms-of-use', '/privacy-policy', '/accessibility', '/piracy-prevention'],
  blockchain: [
    '/blockchain-development',
    '/dapp-development',
    '/tokenization-services',
    '/private-blockchain-solutions',
    '/blockchain-consulting-integration',
    '/smart-contract-development',
  ],
  web3: [
    '/web3-solutions',
    ...['dao', 'wallet', 'marketplace', 'identity', 'defi'].map((id) => `/web3-solutions/${id}`),
  ],
  software: [
    '/software-development',
    '/custom-software-development',
    '/saas-development',
    '/mobile-web-app-development',
    '/cloud-solutions-integration',
    '/api-development-integration',
  ],
  solutions: [
    '/solutions',
    ...['finance', 'healthcare', 'supply-chain', 'retail', 'gaming'].map((name) => `/industry/${name}`),
  ],
  consulting: [
    '/it-consulting',
    '/digital-transformation-strategy',
    '/it-infrastructure-management',
    '/devops-agile-consulting',
    '/managed-it-services',
    '/data-analytics-bi-solutions',
  ],
} as const;

/** Returns every string that is a path of this site, with the name of its field. */
function pathsIn(value: unknown, field = ''): { field: string; path: string }[] {
  if (typeof value === 'string') return value.startsWith('/') ? [{ field, path: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pathsIn(item, `${field}[${String(index)}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => pathsIn(item, field ? `${field}.${key}` : key));
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the pages', () => {
  it('are exactly the 68 of docs/requirements.md', () => {
    const expected = Object.values(requiredPaths).flat().sort();
    expect(expected).toHaveLength(68);
    expect([...pages.paths].sort()).toEqual(expected);
  });

  it('have unique titles, descriptions, summaries and slogans', () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
    expect(repeated(all.map(({ summary }) => summary))).toEqual([]);
    // /contact-popup is the contact page with its form in a dialog.
    const slogans = all
      .filter(({ path }) => path !== '/contact-popup')
      .flatMap(({ hero }) => hero.slogan ?? []);
    expect(slogans.length).toBeGreaterThan(60);
    expect(repeated(slogans)).toEqual([]);
  });

  it('have a main heading that begins with the name of the page', () => {
    const others = all.filter(
      ({ title, hero }) => !(hero.heading ?? title).toLowerCase().startsWith(title.toLowerCase()),
    );
    expect(others.map(({ path }) => path)).toEqual(['/', '/contact-popup', '/services-page']);
  });

  it.each(all.map((page) => [page.path, page] as const))('%s links only to existing pages', (_path, page) => {
    const dead = pathsIn(page).filter(
      ({ field, path }) => field !== 'path' && !pages.has(path.split('#', 1)[0] ?? ''),
    );
    expect(dead).toEqual([]);
  });

  it.each(all.map((page) => [page.path, page] as const))(
    '%s has a description of 50 to 160 characters',
    (_path, page) => {
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(160);
    },
  );

  it('have payloads that resolve every linked page', () => {
    for (const page of all) {
      const { references, crumbs } = payload(page.path);
      for (const { path, field } of pathsIn(page)) {
        if (field === 'path' || path === page.path || path.includes('#')) continue;
        expect(references, `${page.path} ${field}`).toHaveProperty([path]);
      }
      expect(crumbs.at(-1)?.path).toBe(page.path === '/' ? undefined : page.path);
    }
    expect(Object.keys(notFoundPayload().references).length).toBeGreaterThan(3);
  });

  it('give a reason of their own, in at most 110 characters, for each related page', () => {
    const reasons = all.flatMap((page) =>
      'related' in page && page.kind !== 'assessment' ? page.related.map(({ text }) => text) : [],
    );
    expect(reasons.length).toBeGreaterThan(150);
    expect(repeated(reasons)).toEqual([]);
    expect(reasons.filter(({ length }) => length > 110)).toEqual([]);
  });

  it('are unchanged by a round trip through JSON', () => {
    for (const page of all) expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});

describe('the counts of docs/requirements.md', () => {
  it('are seven categories and three top-level links', () => {
    expect(categories.map(({ path }) => path)).toEqual([
      '/blockchain-development',
      '/web3-solutions',
      '/cyber-security-information',
      '/software-development',
      '/it-consulting',
      '/solutions',
      '/services',
    ]);
    expect(topLinks.map(({ path }) => path)).toEqual(['/about', '/contact', '/blog']);
  });

  it('are 6, 5, 4, 6, 5, 5 and 1 links in the categories of the directory', () => {
    const directory = pages.get('/services-page');
    if (directory.kind !== 'directory') throw new Error('/services-page is not the directory');
    expect(directory.hero.heading).toBe('Our Advanced Services');
    expect(directory.groups.map(({ paths }) => paths.length)).toEqual([6, 5, 4, 6, 5, 5, 1]);
    expect(directory.groups.map(({ category }) => category)).toEqual(categories.map(({ id }) => id));
  });

  it('are twenty detail pages in the catalogue, each once', () => {
    const catalogue = pages.get('/services');
    if (catalogue.kind !== 'catalogue') throw new Error('/services is not the catalogue');
    expect(catalogue.groups.flatMap(({ paths }) => paths).sort()).toEqual([...requiredPaths.services].sort());
  });

  it('are ten metrics on the five consulting pages', () => {
    const metrics = requiredPaths.consulting.flatMap((path) => {
      const page = pages.get(path);
      return page.kind === 'consulting' ? page.metrics.map(({ value, label }) => `${value} ${label}`) : [];
    });
    expect(metrics.sort()).toEqual(
      companyFigures.filter((figure) => figure !== '24/7 SOC monitoring').sort(),
    );
  });
});

describe('the navigation', () => {
  it('links only to existing pages', () => {
    const links = [
      ...categories,
      ...topLinks,
      headerAction,
      ...footerGroups.flatMap(({ links: group }) => [...group]),
    ];
    for (const { path } of links) expect(pages.has(path), path).toBe(true);
    expect(searchLink.path).toBe('/services-page#find');
  });
});
