import type { Article, Page } from '@keystrand/content';
import { Feed } from 'feed';
import type { Company, Site } from './site.ts';

export interface FeedSource {
  readonly company: Pick<Company, 'name' | 'legalName' | 'url' | 'email'>;
  readonly link: Site['feedLink'];
  readonly page: Pick<Extract<Page, { kind: 'blog' }>, 'path' | 'description' | 'articles'>;
  /** Returns the complete article as HTML with absolute links. */
  readonly markup: (article: Article) => string;
  /** Returns path and file size in bytes, which RSS requires, of the article's image. */
  readonly picture: (article: Article) => { readonly path: string; readonly bytes: number } | undefined;
}

/** Returns midnight UTC of an ISO 8601 calendar date. */
const formatDate = (date: string) => new Date(`${date}T00:00:00Z`);

/** Returns an RSS 2.0 feed with the complete articles, newest first. */
export function feedXml({ company, link, page, markup, picture }: FeedSource): string {
  const articles = [...page.articles].sort((one, other) => other.date.localeCompare(one.date));
  const newest = articles[0];
  const address = company.url + page.path;
  const feed = new Feed({
    id: address,
    title: link.title,
    description: page.description,
    link: address,
    language: 'en-GB',
    copyright: company.legalName,
    generator: false,
    feedLinks: { rss: company.url + link.path },
    // The date of the newest article, so that a rebuild with the same articles writes the same feed.
    ...(newest ? { updated: formatDate(newest.date) } : {}),
  });
  for (const article of articles) {
    const image = picture(article);
    feed.addItem({
      id: `${address}#${article.id}`,
      link: `${address}#${article.id}`,
      title: article.title,
      date: formatDate(article.date),
      description: article.summary,
      content: markup(article),
      author: [{ name: article.author, email: company.email }],
      ...(image
        ? { enclosure: { url: company.url + image.path, length: image.bytes, type: 'image/png' } }
        : {}),
    });
  }
  return feed.rss2();
}
