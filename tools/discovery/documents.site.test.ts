// @vitest-environment jsdom
import type { PageKind } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const pages = site.pages.map((page) => ({ ...page, document: parse(page.html) }));
const byPath = new Map(pages.map((page) => [page.path, page]));
const each = it.each(pages.map((page) => [page.path, page] as const));

const contentOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** Paths of this site that the document links to, without fragments. */
function linkedPaths(document: Document, from: string): ReadonlySet<string> {
  const base = new URL(from, site.origin);
  const urls = [...document.querySelectorAll('a[href]')].map(
    (a) => new URL(a.getAttribute('href') ?? '', base),
  );
  return new Set(urls.filter(({ origin }) => origin === site.origin).map(({ pathname }) => pathname));
}

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

function graphOf(document: Document): readonly Node[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '') as { '@context': string; '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** What a page of each kind must say it is. */
const expectedTypes: Readonly<Record<Exclude<PageKind, 'not-found'>, readonly string[]>> = {
  about: ['AboutPage'],
  assessment: ['WebPage'],
  blog: ['CollectionPage', 'Blog'],
  'case-studies': ['CollectionPage'],
  catalogue: ['CollectionPage', 'ItemList'],
  consulting: ['WebPage', 'Service'],
  'consulting-home': ['WebPage', 'Service', 'FAQPage'],
  directory: ['CollectionPage', 'ItemList'],
  form: ['ContactPage'],
  home: ['WebPage', 'FAQPage'],
  industry: ['WebPage', 'Service', 'FAQPage'],
  legal: ['WebPage'],
  overview: ['CollectionPage', 'ItemList'],
  practice: ['WebPage', 'Service', 'FAQPage'],
  service: ['WebPage', 'Service', 'FAQPage'],
  web3: ['WebPage', 'Service', 'FAQPage'],
};

/** White space as a reader sees it. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

describe('the site', () => {
  it('has the 68 pages that the specification names', () => {
    expect(site.facts.paths).toHaveLength(68);
  });

  it('has no two pages of one title or one description', () => {
    expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ document }) => contentOf(document, 'description'))).size).toBe(pages.length);
  });

  it('leads from home to every page in three clicks', () => {
    const clicks = new Map([['/', 0]]);
    for (const [path, count] of clicks) {
      const page = byPath.get(path);
      if (!page) continue;
      for (const next of linkedPaths(page.document, path)) {
        if (byPath.has(next) && !clicks.has(next)) clicks.set(next, count + 1);
      }
    }
    expect(pages.filter(({ path }) => (clicks.get(path) ?? Infinity) > 3).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('leads on from the not-found page to pages that exist', () => {
    // Links within the page stand for whatever path it answers.
    const linked = [...linkedPaths(parse(site.notFound), '/404')].filter((path) => path !== '/404');
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((path) => !byPath.has(path))).toEqual([]);
  });
});

describe('the head of every page', () => {
  each('%s: describes the page in 50 to 160 characters', (_path, { document }) => {
    const length = contentOf(document, 'description')?.length ?? 0;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
    expect(document.title).not.toBe('');
  });

  each('%s: states its own address and may be indexed', (path, { document }) => {
    const address = site.origin + path;
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(contentOf(document, 'og:url')).toBe(address);
    expect(contentOf(document, 'robots')).toBeUndefined();
  });

  each('%s: has a picture of its own with its words in text', (_path, { document, payload }) => {
    const picture = new URL(contentOf(document, 'og:image') ?? '');
    expect(picture.origin).toBe(site.origin);
    expect(site.read(picture.pathname).length).toBeGreaterThan(0);
    expect(contentOf(document, 'twitter:image')).toBe(picture.href);
    if (payload.page.path !== '/') expect(contentOf(document, 'og:image:alt')).toContain(payload.page.title);
  });

  it('shares its picture with no other page', () => {
    expect(new Set(pages.map(({ document }) => contentOf(document, 'og:image'))).size).toBe(pages.length);
  });
});

describe('the structured data of every page', () => {
  each('%s: parses and has the types that fit the page', (path, { document, payload }) => {
    const types = graphOf(document).map((node) => node['@type']);
    const { kind } = payload.page;
    if (kind === 'not-found') throw new Error('The not-found page has no path.');
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', ...expectedTypes[kind]]));
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
    expect(types.includes('Service')).toBe(expectedTypes[kind].includes('Service'));
  });

  each('%s: asks no question that does not stand on the page with its answer', (_path, { document }) => {
    const faq = graphOf(document).find((node) => node['@type'] === 'FAQPage');
    const asked = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const text = plain(document.querySelector('#root')?.textContent);
    for (const { name, acceptedAnswer } of asked) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(parse(acceptedAnswer.text).body.textContent));
    }
  });

  each('%s: crumbs are those that the page shows', (path, { document }) => {
    if (path === '/') return;
    const crumbs = graphOf(document).find((node) => node['@type'] === 'BreadcrumbList');
    const items = (crumbs?.['itemListElement'] ?? []) as { name: string; item: string }[];
    expect(items.at(0)?.item).toBe(`${site.origin}/`);
    expect(items.at(-1)?.item).toBe(site.origin + path);
    for (const { item } of items) expect([...byPath.keys()]).toContain(new URL(item).pathname);
  });
});

describe('pictures', () => {
  it.each([
    ...pages.map(({ path, document }) => [path, document] as const),
    ['404', parse(site.notFound)] as const,
  ])('on %s have a text alternative or are marked as decoration', (_path, document) => {
    const nameless = [
      ...document.querySelectorAll('img, svg, [role=img], video, canvas, object, iframe'),
    ].filter((element) => {
      if (element.closest('[aria-hidden=true]')) return false;
      if (element.localName === 'img') return !element.hasAttribute('alt');
      return plain(element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent) === '';
    });
    expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});

describe('the icon', () => {
  it('is the mark that stands beside the name in the header', () => {
    const mark = [...parse(site.read('/favicon.svg').toString()).querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    const home = byPath.get('/')?.html ?? '';
    expect(mark).toHaveLength(2);
    expect(mark.filter((d) => !home.includes(`d="${d ?? ''}"`))).toEqual([]);
  });
});
