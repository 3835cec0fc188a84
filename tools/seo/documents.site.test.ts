// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const pages = site.pages.map((page) => ({ ...page, document: parse(page.html) }));
const byPath = new Map(pages.map((page) => [page.path, page]));
const each = it.each(pages.map((page) => [page.path, page] as const));

const getContent = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** Returns the paths of this site that the document links to, without fragments. */
function linkedPaths(document: Document, from: string): ReadonlySet<string> {
  const base = new URL(from, site.origin);
  const urls = [...document.querySelectorAll('a[href]')].map(
    (a) => new URL(a.getAttribute('href') ?? '', base),
  );
  return new Set(urls.filter(({ origin }) => origin === site.origin).map(({ pathname }) => pathname));
}

/** Returns the text with collapsed white space. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('the site', () => {
  it('has a title, a description and a social image of its own for every page', () => {
    for (const get of [
      ({ title }: Document) => title,
      (document: Document) => getContent(document, 'description'),
      (document: Document) => getContent(document, 'og:image'),
    ])
      expect(new Set(pages.map(({ document }) => get(document))).size).toBe(pages.length);
  });

  it('links from the home page to every page in at most three clicks', () => {
    const clicks = new Map([['/', 0]]);
    for (const [path, count] of clicks) {
      const page = byPath.get(path);
      if (!page) continue;
      for (const next of linkedPaths(page.document, path)) {
        if (byPath.has(next) && !clicks.has(next)) clicks.set(next, count + 1);
      }
    }
    const far = pages.filter(({ path }) => (clicks.get(path) ?? Infinity) > 3);
    expect(far.map(({ path }) => path)).toEqual([]);
  });
});

describe('a document', () => {
  each(
    '%s: has title, description, canonical URL and structured data, and can be indexed',
    (path, { document }) => {
      expect(document.title).not.toBe('');
      expect(getContent(document, 'description')).toMatch(/^.{50,160}$/u);
      const address = site.origin + (path === '/contact-popup' ? '/contact' : path);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
      expect(getContent(document, 'robots')).toBeUndefined();
      const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      expect(JSON.parse(data)).toHaveProperty('@context', 'https://schema.org');
    },
  );

  each('%s: has one level-1 heading, and the lead', (_path, { document, page: { title, hero } }) => {
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => plain(textContent));
    const heading = hero.heading ?? title;
    expect(headings).toEqual([hero.slogan ? `${heading}: ${hero.slogan}` : heading]);
    expect(plain(document.querySelector('main')?.textContent)).toContain(hero.lead);
  });

  const blog = pages.find(({ page }) => page.kind === 'blog');
  const articles = blog?.page.kind === 'blog' ? blog.page.articles : [];

  it.each(articles)(
    'article $id: has all text, the date, the reading time, a table of contents and sources',
    (of) => {
      const article = blog?.document.getElementById(of.id)?.closest('article') ?? null;
      for (const block of of.body)
        if (block.type === 'heading') expect(plain(article?.textContent)).toContain(block.text);
      expect(article?.querySelector('time')?.getAttribute('datetime')).toBe(of.date);
      expect(plain(article?.textContent)).toMatch(/\d min read/);
      const links = [...(article?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      const headings = of.body.flatMap((block) => (block.type === 'heading' ? [`#${block.id}`] : []));
      expect(article?.querySelectorAll('nav a').length).toBeGreaterThanOrEqual(headings.length);
      expect(links).toEqual(expect.arrayContaining([...headings, ...of.sources.map(({ href }) => href)]));
    },
  );
});
