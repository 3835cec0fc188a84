// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

describe('sitemapXml', () => {
  it('lists the absolute URL of each page in order, with its date if known', async () => {
    const document = parse(
      await sitemapXml('https://www.site.example', [
        { path: '/' },
        { path: '/privacy-policy', lastModified: '2026-03-04' },
      ]),
    );
    const urls = [...document.getElementsByTagName('url')].map((url) => [
      url.getElementsByTagName('loc')[0]?.textContent,
      url.getElementsByTagName('lastmod')[0]?.textContent,
    ]);
    expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(urls).toEqual([
      ['https://www.site.example/', undefined],
      ['https://www.site.example/privacy-policy', '2026-03-04'],
    ]);
  });

  it('rejects an invalid date', async () => {
    await expect(
      sitemapXml('https://www.site.example', [{ path: '/a', lastModified: 'yesterday' }]),
    ).rejects.toThrow();
  });
});
