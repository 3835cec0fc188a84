import { describe, expect, it } from 'vitest';
import { glossary } from './glossary';
import { pages } from './pages';
import { searchIndex } from './searchIndex';

const index = searchIndex(pages);

describe('the search index', () => {
  it('has every page of a category, every article and every term once', () => {
    const categorised = pages.paths.filter((path) => pages.get(path).category);
    const blog = pages.get('/blog');
    const articles = blog.kind === 'blog' ? blog.articles.map(({ id }) => `/blog#${id}`) : [];
    expect(articles.length).toBeGreaterThan(5);
    const terms = glossary.map(({ id }) => `/cyber-security-information#term-${id}`);
    expect(index.map(({ path }) => path).sort()).toEqual([...categorised, ...articles, ...terms].sort());
  });

  it('has the services, industries and the pages of the directory', () => {
    const paths = new Set(index.map(({ path }) => path));
    const directory = pages.get('/services-page');
    const listed = directory.kind === 'directory' ? directory.groups.flatMap((group) => group.paths) : [];
    expect(listed.filter((path) => path !== '/services' && !paths.has(path))).toEqual([]);
    expect(pages.paths.filter((path) => /^\/(?:services|industry)\//.test(path) && !paths.has(path))).toEqual(
      [],
    );
  });

  it('has the summary of a page first, then its description and the standards it applies', () => {
    const siem = index.find(({ path }) => path === '/services/siem');
    const page = pages.get('/services/siem');
    expect(siem?.texts.slice(0, 2)).toEqual([page.summary, page.description]);
    const names = page.kind === 'service' ? page.standards.map(({ name }) => name) : [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(siem?.texts[2]).toContain(name);
  });
});
