import type { Page } from '@keystrand/content';
import { Feed } from 'feed';
import type { Site } from './site.ts';

type Blog = Pick<Extract<Page, { kind: 'blog' }>, 'path' | 'description' | 'articles'>;

/** Returns midnight UTC of an ISO 8601 calendar date. */
const formatDate = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Returns an RSS 2.0 feed with the complete articles in the order of the page: newest first.
 * @param pictureSizes sizes of the social images in bytes, which RSS requires, by path
 */
export function feedXml(
  site: Pick<Site, 'articleMarkup' | 'articlePicture' | 'company' | 'feedLink'>,
  page: Blog,
  pictureSizes: ReadonlyMap<string, number>,
): string {
  const { company, feedLink } = site;
  const address = company.url + page.path;
  const feed = new Feed({
    id: address,
    title: feedLink.title,
    description: page.description,
    link: address,
    language: 'en-GB',
    copyright: company.legalName,
    generator: false,
    feedLinks: { rss: company.url + feedLink.path },
    // The date of the newest article, so that a rebuild with the same articles writes the same feed.
    ...(page.articles[0] && { updated: formatDate(page.articles[0].date) }),
  });
  for (const article of page.articles) {
    const picture = site.articlePicture(article.id);
    const link = `${address}#${article.id}`;
    feed.addItem({
      id: link,
      link,
      title: article.title,
      date: formatDate(article.date),
      description: article.summary,
      content: site.articleMarkup(article),
      author: [{ name: article.author, email: company.email }],
      enclosure: { url: company.url + picture, length: pictureSizes.get(picture) ?? 0, type: 'image/png' },
    });
  }
  return feed.rss2();
}
