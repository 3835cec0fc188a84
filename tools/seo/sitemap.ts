import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ErrorLevel, SitemapStream } from 'sitemap';

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601 calendar date of the last change, if known. */
  readonly lastModified?: string | undefined;
}

/**
 * Returns the sitemap (sitemaps.org, protocol 0.9).
 * @param origin origin of the published site, without a trailing slash
 * @throws {Error} if a URL or a date is invalid
 */
export async function sitemapXml(origin: string, entries: readonly SitemapEntry[]): Promise<string> {
  const stream = new SitemapStream({
    hostname: origin,
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const items = entries.map(({ path, lastModified }) => ({
    url: path,
    ...(lastModified === undefined ? {} : { lastmod: lastModified }),
  }));
  return pipeline(Readable.from(items), stream, (source) => text(source));
}
