// @vitest-environment jsdom
import { company } from '@keystrand/content';
import type { Article } from '@keystrand/content';
import { describe, expect, it } from 'vitest';
import { feedXml } from './feed.ts';

const article = (id: string, date: string): Article => ({
  id,
  date,
  checked: '2026-11-23',
  title: `On ${id} & more`,
  summary: `What ${id} is about`,
  author: 'The practice',
  category: 'software',
  body: [],
  sources: [],
  services: ['/services'],
});

const site = {
  company,
  feedLink: { path: '/feed.xml', title: 'The blog', type: 'application/rss+xml' } as never,
  articleMarkup: () => '<p>a &lt; b, ]]&gt; and <code>x[y[0]]></code></p>',
  articlePicture: (id: string) => `/share/blog/${id}.png` as const,
};
const articles = [article('older', '2026-01-02'), article('newer', '2026-03-04')];
const feed = (listed: readonly Article[]) =>
  feedXml(
    site,
    { path: '/blog', description: 'Articles', articles: listed },
    new Map([['/share/blog/newer.png', 321]]),
  );

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
const document = parse(feed(articles));
const items = [...document.getElementsByTagName('item')];
const getText = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent;

describe('feedXml', () => {
  it('lists the newest article first, whatever the order of the page', () => {
    expect(items.map((item) => getText(item, 'title'))).toEqual(['On newer & more', 'On older & more']);
    expect(feed(articles.toReversed())).toBe(feed(articles));
  });

  it('has the date of its newest article, not of the build', () => {
    expect(Date.parse(getText(document.documentElement, 'lastBuildDate') ?? '')).toBe(
      Date.parse('2026-03-04T00:00:00Z'),
    );
  });

  it('encloses the image and its file size', () => {
    const enclosure = items[0]?.getElementsByTagName('enclosure')[0];
    expect(enclosure?.getAttribute('url')).toBe(`${company.url}/share/blog/newer.png`);
    expect(enclosure?.getAttribute('length')).toBe('321');
    expect(enclosure?.getAttribute('type')).toBe('image/png');
  });
});
