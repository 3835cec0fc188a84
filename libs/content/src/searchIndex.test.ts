import { expect, it } from 'vitest';
import { glossary } from './glossary';
import { pages } from './pages';
import { searchIndex } from './searchIndex';

const index = searchIndex(pages);

it('has every page of a category, every article and every term once', () => {
  const categorised = pages.paths.filter((path) => pages.get(path).category);
  const blog = pages.get('/blog');
  const articles = blog.kind === 'blog' ? blog.articles.map(({ id }) => `/blog#${id}`) : [];
  const terms = glossary.map(({ id }) => `/cyber-security-information#term-${id}`);
  expect(index.map(({ path }) => path).sort()).toEqual([...categorised, ...articles, ...terms].sort());
});

it('has the summary of a page first, then its description and the standards it applies', () => {
  const page = pages.get('/services/siem');
  const texts = index.find(({ path }) => path === page.path)?.texts;
  expect(texts?.slice(0, 2)).toEqual([page.summary, page.description]);
  if (page.kind === 'service') for (const { name } of page.standards) expect(texts?.[2]).toContain(name);
});
