import type { Page } from '@keystrand/content';
import { text } from 'node:stream/consumers';
import { ErrorLevel, SitemapStream } from 'sitemap';

/** Returns the calendar date of the page's last change if its data has one. Crawlers ignore dates that prove unreliable. */
function lastModified(page: Page): string | undefined {
  if (page.kind === 'legal') return page.updated;
  // The newest is first.
  return page.kind === 'blog' ? page.articles[0]?.date : undefined;
}

/**
 * Returns the sitemap (sitemaps.org, protocol 0.9).
 * @param origin origin of the published site, without a trailing slash
 * @throws {Error} if a URL or a date is invalid
 */
export async function sitemapXml(origin: string, pages: readonly Page[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  for (const page of pages) stream.write({ url: page.path, lastmod: lastModified(page) });
  stream.end();
  return text(stream);
}
