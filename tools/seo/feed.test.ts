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

const source = {
  company,
  link: { path: '/feed.xml', title: 'The blog', type: 'application/rss+xml' } as never,
  page: {
    path: '/blog' as const,
    description: 'Articles',
    articles: [article('older', '2026-01-02'), article('newer', '2026-03-04')],
  },
  markup: ({ id }: Article) => `<p>${id}: a &lt; b, ]]&gt; and <code>x[y[0]]></code></p>`,
  picture: ({ id }: Article) => (id === 'newer' ? { path: '/share/blog/newer.png', bytes: 321 } : undefined),
};

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');
const document = parse(feedXml(source));
const items = [...document.getElementsByTagName('item')];
const getText = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent;

describe('feedXml', () => {
  it('lists the newest article first, whatever the order of the page', () => {
    expect(items.map((item) => getText(item, 'title'))).toEqual(['On newer & more', 'On older & more']);
    const reversed = { ...source, page: { ...source.page, articles: [...source.page.articles].reverse() } };
    expect(feedXml(reversed)).toBe(feedXml(source));
  });

  it('has the date of its newest article, not of the build', () => {
    expect(Date.parse(getText(document.documentElement, 'lastBuildDate') ?? '')).toBe(
      Date.parse('2026-03-04T00:00:00Z'),
    );
  });

  it('encloses the image and its file size if there is one', () => {
    const enclosure = items[0]?.getElementsByTagName('enclosure')[0];
    expect(enclosure?.getAttribute('url')).toBe(`${company.url}/share/blog/newer.png`);
    expect(enclosure?.getAttribute('length')).toBe('321');
    expect(enclosure?.getAttribute('type')).toBe('image/png');
    expect(items[1]?.getElementsByTagName('enclosure')).toHaveLength(0);
  });
});
