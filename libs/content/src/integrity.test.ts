import { describe, expect, it } from 'vitest';
import { categories } from './categories';
import { footerGroups, headerAction, searchLink, topLinks } from './navigation';
import { notFoundPayload, pages, payload } from './pages';
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

  it('have breadcrumbs that end with the page, and payloads that survive JSON', () => {
    for (const { path } of all) {
      const resolved = payload(path);
      expect(resolved.crumbs.at(-1)?.path).toBe(path === '/' ? undefined : path);
      expect(JSON.parse(JSON.stringify(resolved))).toEqual(resolved);
    }
    expect(Object.keys(notFoundPayload().references).length).toBeGreaterThan(3);
  });
});

describe('the directories', () => {
  it('have the categories of the header, in its order, with the pages of each practice', () => {
    const directory = pages.get('/services-page');
    if (directory.kind !== 'directory') throw new Error('/services-page is not the directory');
    expect(directory.hero.heading).toBe('Our Advanced Services');
    expect(directory.groups.map(({ category }) => category)).toEqual(categories.map(({ id }) => id));
    const { blockchain, cybersecurity, software, solutions, consulting, web3 } = requiredPaths;
    const below = (list: readonly string[]) => list.slice(1);
    const required = {
      ...{
        blockchain,
        web3: below(web3),
        software,
        consulting: below(consulting),
        solutions: below(solutions),
      },
      cybersecurity: [...cybersecurity, '/services/penetration-testing'],
      other: ['/services'],
    };
    for (const [category, paths] of Object.entries(required)) {
      const group = directory.groups.find((candidate) => candidate.category === category);
      expect(group?.paths).toEqual(expect.arrayContaining([...paths]));
    }
  });

  it('list each detail page once', () => {
    const catalogue = pages.get('/services');
    if (catalogue.kind !== 'catalogue') throw new Error('/services is not the catalogue');
    const listed = catalogue.groups.flatMap(({ paths }) => paths);
    expect(repeated(listed)).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(requiredPaths.services));
  });
});

describe('the navigation', () => {
  it('has the paths of docs/requirements.md, section 4.1, and links only to existing pages', () => {
    const required = [
      ...['/blockchain-development', '/web3-solutions', '/cyber-security-information'],
      ...['/software-development', '/it-consulting', '/solutions', '/services'],
    ];
    const listed: readonly string[] = categories.map(({ path }) => path);
    expect(listed.filter((path) => required.includes(path))).toEqual(required);
    expect(topLinks.map(({ path }) => path)).toEqual(['/about', '/contact', '/blog']);
    const links = [...categories, ...topLinks, headerAction, ...footerGroups.flatMap((group) => group.links)];
    for (const { path } of links) expect(pages.has(path), path).toBe(true);
    expect(searchLink.path).toBe('/services-page#find');
  });
});
