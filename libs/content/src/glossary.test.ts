import { expect, it } from 'vitest';
import { glossary, glossaryPath } from './glossary';
import { pages } from './pages';
import { repeated } from './testing/pageTexts';

it('is in alphabetical order, with unique ids of the form that anchors need', () => {
  const terms = glossary.map(({ term }) => term);
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  expect(repeated(glossary.map(({ id }) => id))).toEqual([]);
  for (const { id } of glossary) expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
});

it('names existing pages, and is on the briefing page', () => {
  for (const entry of glossary) if ('path' in entry) expect(pages.has(entry.path), entry.path).toBe(true);
  expect(pages.get('/cyber-security-information')).toHaveProperty('glossary.terms', glossary);
});

it('has every term that a page links to', () => {
  const anchors = new Set<string>(glossary.map(({ id }) => glossaryPath(id)));
  const links = pages.paths.flatMap((path) =>
    [...JSON.stringify(pages.get(path)).matchAll(/"(\/[^"]*#term-[^"]*)"/g)].map(([, link = '']) => link),
  );
  expect(links.filter((link) => !anchors.has(link))).toEqual([]);
});
