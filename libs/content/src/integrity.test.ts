import { describe, expect, it } from 'vitest';
import { categories, footerGroups, headerAction, searchLink, topLinks } from './navigation';
import { notFoundPayload, pages, payload } from './pages';
import { companyFigures } from './testing/companyFigures';
import { named, repeated } from './testing/pageTexts';
import { requiredPaths } from './testing/requiredPaths';
import type { Page } from './types';

const all: readonly Page[] = pages.paths.map((path) => pages.get(path));

/** Returns every string that is a path of this site, with the name of its field. */
function pathsIn(value: unknown, field = ''): { field: string; path: string }[] {
  if (typeof value === 'string') return value.startsWith('/') ? [{ field, path: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => pathsIn(item, `${field}[${String(index)}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => pathsIn(item, field ? `${field}.${key}` : key));
}

describe('the pages', () => {
  it('include those of docs/requirements.md, section 3.1', () => {
    expect(
      Object.values(requiredPaths)
        .flat()
        .filter((path) => !pages.has(path)),
    ).toEqual([]);
  });

  it('are linked from the page of their practice', () => {
    for (const { path, parent } of all) {
      if (!parent || pages.get(parent).kind !== 'practice') continue;
      expect(Object.keys(payload(parent).references)).toContain(path);
    }
  });

  it('have unique titles, descriptions, summaries and slogans', () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
    expect(repeated(all.map(({ summary }) => summary))).toEqual([]);
    const slogans = all.flatMap(({ hero }) => hero.slogan ?? []);
    expect(repeated(slogans)).toEqual([]);
  });

  it('have a main heading that begins with the name of the page', () => {
    const others = all.filter(
      ({ title, hero }) => !(hero.heading ?? title).toLowerCase().startsWith(title.toLowerCase()),
    );
    expect(others.map(({ path }) => path)).toEqual(['/', '/services-page']);
  });

  it.each(named(all))('%s links only to existing pages', (_path, page) => {
    const dead = pathsIn(page).filter(
      ({ field, path }) => field !== 'path' && !pages.has(path.split('#', 1)[0] ?? ''),
    );
    expect(dead).toEqual([]);
  });

  it.each(named(all))('%s has a description of 50 to 160 characters', (_path, { description }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

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

  it('are the detail pages in the catalogue, each once', () => {
    const catalogue = pages.get('/services');
    if (catalogue.kind !== 'catalogue') throw new Error('/services is not the catalogue');
    const listed = catalogue.groups.flatMap(({ paths }) => paths);
    expect(repeated(listed)).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(requiredPaths.services));
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
