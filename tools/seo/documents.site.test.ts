// @vitest-environment jsdom
import type { PageKind } from '@keystrand/content';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readBuiltSite } from './builtSite.ts';

const site = readBuiltSite();

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const pages = site.pages.map((page) => ({ ...page, document: parse(page.html) }));
const byPath = new Map(pages.map((page) => [page.path, page]));
const each = it.each(pages.map((page) => [page.path, page] as const));

const contentOf = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** Returns the paths of this site that the document links to, without fragments. */
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

/** Types of structured data (schema.org) by page kind. */
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

/** Returns the text with collapsed white space. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Counts the words of an element; text of adjacent elements counts as separate words. */
function wordsIn(element: Element | null): number {
  const text = element?.ownerDocument.createTreeWalker(element, 4 /* text nodes */);
  let words = 0;
  while (text?.nextNode()) words += plain(text.currentNode.textContent).split(' ').filter(Boolean).length;
  return words;
}

describe('the site', () => {
  it('has a unique title and description for every page', () => {
    expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ document }) => contentOf(document, 'description'))).size).toBe(pages.length);
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
    expect(pages.filter(({ path }) => (clicks.get(path) ?? Infinity) > 3).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it('links from the not-found page to existing pages only', () => {
    // Fragment links resolve to the path of the not-found page itself.
    const linked = [...linkedPaths(parse(site.notFound), '/404')].filter((path) => path !== '/404');
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((path) => !byPath.has(path))).toEqual([]);
  });
});

describe('document head', () => {
  each('%s: has a title and a description of 50 to 160 characters', (_path, { document }) => {
    const length = contentOf(document, 'description')?.length ?? 0;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
    expect(document.title).not.toBe('');
  });

  each('%s: has a canonical URL and can be indexed', (path, { document }) => {
    const address = site.origin + (path === '/contact-popup' ? '/contact' : path);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(contentOf(document, 'og:url')).toBe(address);
    expect(contentOf(document, 'robots')).toBeUndefined();
  });

  each('%s: has Open Graph and X tags that match title and description', (_path, { document, payload }) => {
    const { description } = payload.page;
    for (const [name, content] of [
      ['description', description],
      ['og:title', document.title],
      ['og:description', description],
      ['og:type', 'website'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', document.title],
      ['twitter:description', description],
    ] as const)
      expect([name, contentOf(document, name)]).toEqual([name, content]);
  });

  each('%s: has a share picture of the stated size with a text alternative', async (_path, page) => {
    const { document, payload } = page;
    const picture = new URL(contentOf(document, 'og:image') ?? '');
    expect(picture.origin).toBe(site.origin);
    const { format, width, height } = await sharp(site.read(picture.pathname)).metadata();
    expect(contentOf(document, 'og:image:type')).toBe(`image/${format}`);
    expect(contentOf(document, 'og:image:width')).toBe(String(width));
    expect(contentOf(document, 'og:image:height')).toBe(String(height));
    // Large enough for every link preview; the largest card of X has a ratio of 2:1.
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height).toBeGreaterThanOrEqual(600);
    expect(contentOf(document, 'twitter:image')).toBe(picture.href);
    const alternative = contentOf(document, 'og:image:alt');
    expect(contentOf(document, 'twitter:image:alt')).toBe(alternative);
    if (payload.page.path !== '/') expect(alternative).toContain(payload.page.title);
  });

  each('%s: links to icons, and on blog and home to the feed', (_path, { document, payload }) => {
    const linked = new Map(
      [...document.head.querySelectorAll('link[rel][href]')].map((link) => [
        `${link.getAttribute('rel') ?? ''} ${link.getAttribute('type') ?? ''}`.trim(),
        link.getAttribute('href') ?? '',
      ]),
    );
    expect(linked.get('icon')).toBe('/favicon.ico');
    expect(linked.get('icon image/svg+xml')).toBe('/favicon.svg');
    expect(linked.get('apple-touch-icon')).toBe('/apple-touch-icon.png');
    const feed = payload.page.kind === 'blog' || payload.page.kind === 'home' ? '/feed.xml' : undefined;
    expect(linked.get('alternate application/rss+xml')).toBe(feed);
  });

  it('has a different share picture on every page', () => {
    expect(new Set(pages.map(({ document }) => contentOf(document, 'og:image'))).size).toBe(pages.length);
  });
});

describe('page content', () => {
  const kinds: readonly string[] = [
    'service',
    'practice',
    'web3',
    'industry',
    'consulting',
    'consulting-home',
  ];

  it.each(
    pages
      .filter(({ payload }) => kinds.includes(payload.page.kind))
      .map((page) => [page.path, page] as const),
  )('%s: has at least 500 words before the footer', (_path, { document }) => {
    expect(wordsIn(document.querySelector('main'))).toBeGreaterThanOrEqual(500);
  });

  each('%s: has one level-1 heading, and the lead', (_path, page) => {
    const headings = page.document.querySelectorAll('h1');
    const { title, hero } = page.payload.page;
    const heading = hero.heading ?? title;
    expect([...headings].map(({ textContent }) => plain(textContent))).toEqual([
      hero.slogan ? `${heading}: ${hero.slogan}` : heading,
    ]);
    expect(plain(page.document.querySelector('main')?.textContent)).toContain(page.payload.page.hero.lead);
  });

  const blog = pages.find(({ payload }) => payload.page.kind === 'blog');
  const articles = blog?.payload.page.kind === 'blog' ? blog.payload.page.articles : [];

  it.each(articles)(
    'article $id: has all text, the date, the reading time, a table of contents and sources',
    (of) => {
      const article = blog?.document.getElementById(of.id)?.closest('article') ?? null;
      expect(wordsIn(article)).toBeGreaterThanOrEqual(600);
      expect(article?.querySelector('time')?.getAttribute('datetime')).toBe(of.date);
      expect(plain(article?.textContent)).toMatch(/\d min read/);
      const contents = [...(article?.querySelectorAll('nav a') ?? [])].map((link) =>
        link.getAttribute('href'),
      );
      const headings = of.body.flatMap((block) => (block.type === 'heading' ? [`#${block.id}`] : []));
      expect(contents).toEqual(expect.arrayContaining(headings));
      for (const { href } of of.sources)
        expect([...(article?.querySelectorAll('a') ?? [])].map((link) => link.href)).toContain(href);
    },
  );
});

describe('structured data', () => {
  each('%s: is valid JSON with the types of the page kind', (path, { document, payload }) => {
    const types = graphOf(document).map((node) => node['@type']);
    const { kind } = payload.page;
    if (kind === 'not-found') throw new Error('The not-found page must not have a path.');
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', ...expectedTypes[kind]]));
    expect(types.includes('BreadcrumbList')).toBe(path !== '/');
    expect(types.includes('Service')).toBe(expectedTypes[kind].includes('Service'));
  });

  each('%s: contains only questions and answers that are visible on the page', (_path, { document }) => {
    const faq = graphOf(document).find((node) => node['@type'] === 'FAQPage');
    const asked = (faq?.['mainEntity'] ?? []) as { name: string; acceptedAnswer: { text: string } }[];
    const text = plain(document.querySelector('#root')?.textContent);
    for (const { name, acceptedAnswer } of asked) {
      expect(text).toContain(plain(name));
      expect(text).toContain(plain(parse(acceptedAnswer.text).body.textContent));
    }
  });

  each(
    '%s: has breadcrumbs from the home page to the page, all of them existing pages',
    (path, { document }) => {
      if (path === '/') return;
      const crumbs = graphOf(document).find((node) => node['@type'] === 'BreadcrumbList');
      const items = (crumbs?.['itemListElement'] ?? []) as { name: string; item: string }[];
      expect(items.at(0)?.item).toBe(`${site.origin}/`);
      expect(items.at(-1)?.item).toBe(site.origin + path);
      for (const { item } of items) expect([...byPath.keys()]).toContain(new URL(item).pathname);
    },
  );
});

describe('images', () => {
  it.each([
    ...pages.map(({ path, document }) => [path, document] as const),
    ['404', parse(site.notFound)] as const,
  ])('on %s have a text alternative or are hidden from screen readers', (_path, document) => {
    const unnamed = [
      ...document.querySelectorAll('img, svg, [role=img], video, canvas, object, iframe'),
    ].filter((element) => {
      if (element.closest('[aria-hidden=true]')) return false;
      if (element.localName === 'img') return !element.hasAttribute('alt');
      return plain(element.getAttribute('aria-label') ?? element.querySelector('title')?.textContent) === '';
    });
    expect(unnamed.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});

describe('favicon', () => {
  it('is the mark beside the name in the header', () => {
    const mark = [...parse(site.read('/favicon.svg').toString()).querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    const home = byPath.get('/')?.html ?? '';
    expect(mark).toHaveLength(2);
    expect(mark.filter((d) => !home.includes(`d="${d ?? ''}"`))).toEqual([]);
  });
});
