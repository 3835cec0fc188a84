import { describe, expect, it } from 'vitest';
import { glossary, glossaryPath } from './glossary';
import { pages } from './pages';

const all = pages.paths.map((path) => pages.get(path));

/** Returns the targets of all links to terms of the glossary in a value. */
function termLinks(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('#term-') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(termLinks);
}

const linksByPage = all.map((page) => [page.path, termLinks(page)] as const);

describe('the glossary', () => {
  it('is in alphabetical order, with unique ids of the form that anchors need', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
    expect(glossary.filter(({ id }) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
  });

  it('defines each term in one or two sentences', () => {
    const sentences = (text: string) => text.match(/[.?](?= |$)/g)?.length ?? 0;
    expect(
      glossary.filter(({ definition }) => {
        const count = sentences(definition);
        return count < 1 || count > 2 || !definition.endsWith('.') || definition.length > 170;
      }),
    ).toEqual([]);
  });

  it('names existing pages, for at least a third of the terms', () => {
    const named = glossary.flatMap((entry) => ('path' in entry ? [entry.path] : []));
    expect(named.filter((path) => !pages.has(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(glossary.length / 3);
  });

  it('is on the briefing page', () => {
    const page = pages.get('/cyber-security-information');
    expect(page).toHaveProperty('glossary.terms', glossary);
  });

  it('has every term that a page links to', () => {
    const anchors = new Set<string>(glossary.map(({ id }) => glossaryPath(id)));
    const dead = linksByPage.flatMap(([path, links]) =>
      links.filter((link) => !anchors.has(link)).map((link) => `${path}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('is linked from at least fifteen pages', () => {
    expect(linksByPage.filter(([, links]) => links.length > 0).length).toBeGreaterThanOrEqual(15);
  });
});
