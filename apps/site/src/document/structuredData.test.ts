// @vitest-environment node
import { company } from '@keystrand/content';
import type { Page, PageKind } from '@keystrand/content';
import { pages, payload } from '@keystrand/content/pages';
import { describe, expect, it } from 'vitest';
import { structuredData } from './structuredData';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

const payloads = pages.paths.map((path) => payload(path));

/** Returns the graph after a round trip through JSON, as crawlers read it. */
function getGraph(path: string): readonly Node[] {
  const { '@graph': graph } = JSON.parse(JSON.stringify(structuredData(payload(path)))) as {
    '@graph': Node[];
  };
  return graph;
}

function node(path: string, type: string): Node {
  return getGraph(path).find((candidate) => candidate['@type'] === type) as Node;
}

const getFirst = (kind: PageKind) => payloads.find(({ page }) => page.kind === kind)?.page as Page;

/** Collects every `@id` into those that a node defines and those that are references only. */
function collectIds(value: unknown, defined: Set<string>, referred: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectIds(item, defined, referred);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const id = (value as Record<string, unknown>)['@id'];
    if (typeof id === 'string') (entries.length === 1 ? referred : defined).add(id);
    for (const [, inner] of entries) collectIds(inner, defined, referred);
  }
}

describe('structuredData', () => {
  it.each(pages.paths)('defines every node that %s refers to', (path) => {
    const defined = new Set<string>();
    const referred = new Set<string>();
    collectIds(getGraph(path), defined, referred);
    expect([...referred].filter((id) => !defined.has(id))).toEqual([]);
  });

  it('lists breadcrumbs from home to the page, and none on home', () => {
    expect(getGraph('/').some((candidate) => candidate['@type'] === 'BreadcrumbList')).toBe(false);
    const items = node('/services/siem', 'BreadcrumbList')['itemListElement'] as Node[];
    expect(items[0]).toMatchObject({ position: 1, name: 'Home', item: `${company.url}/` });
    expect(items.at(-1)).toMatchObject({ position: items.length, item: `${company.url}/services/siem` });
  });

  it.each(['service', 'practice', 'web3', 'consulting', 'consulting-home', 'industry'] as const)(
    'describes a service of the company on pages of kind %s',
    (kind) => {
      const page = getFirst(kind);
      expect(node(page.path, 'Service')).toMatchObject({
        name: page.title,
        url: company.url + page.path,
        provider: { '@id': `${company.url}/#organization` },
      });
    },
  );

  it.each([
    ['/about', 'AboutPage'],
    ['/contact', 'ContactPage'],
    ['/privacy-policy', 'WebPage'],
  ])('gives %s the type %s', (path, type) => {
    expect(node(path, type)).toMatchObject({ url: company.url + path, '@id': `${company.url}${path}#page` });
  });

  it('describes every article with date, author, image and sources', () => {
    const page = getFirst('blog');
    const articles = page.kind === 'blog' ? page.articles : [];
    const posts = node('/blog', 'Blog')['blogPost'] as Node[];
    expect(posts).toHaveLength(articles.length);
    articles.forEach((article, index) => {
      const post = posts[index];
      expect(post).toMatchObject({
        '@type': 'BlogPosting',
        headline: article.title,
        datePublished: article.date,
        url: `${company.url}/blog#${article.id}`,
        image: `${company.url}/share/blog/${article.id}.png`,
        author: { name: article.author },
      });
      expect(post?.['citation']).toHaveLength(article.sources.length);
    });
  });
});
