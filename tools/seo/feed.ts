import type { Article } from '@keystrand/content';
import { Feed } from 'feed';
import type { Company, Site } from './site.ts';

/** A picture that goes with an item. */
export interface FeedPicture {
  /** Path on the site. */
  readonly path: string;
  /** Size of the file in bytes, which RSS asks for. */
  readonly bytes: number;
}

export interface FeedSource {
  readonly company: Pick<Company, 'name' | 'legalName' | 'url' | 'email'>;
  readonly link: Site['feedLink'];
  /** The page that the articles stand on. */
  readonly page: {
    readonly path: string;
    readonly description: string;
    readonly articles: readonly Article[];
  };
  /** The whole article as HTML with absolute links. */
  readonly markup: (article: Article) => string;
  readonly picture: (article: Article) => FeedPicture | undefined;
}

/** Midnight in UTC of an ISO 8601 calendar date. */
const dateOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The articles in full, newest first (RSS 2.0 with the content module). */
export function feedXml({ company, link, page, markup, picture }: FeedSource): string {
  const articles = [...page.articles].sort((one, other) => other.date.localeCompare(one.date));
  const newest = articles[0];
  const address = company.url + page.path;
  const feed = new Feed({
    id: address,
    title: link.title,
    description: page.description,
    link: address,
    language: 'en',
    copyright: company.legalName,
    generator: false,
    feedLinks: { rss: company.url + link.path },
    // The date of the newest article, so that a rebuild alone changes nothing.
    ...(newest ? { updated: dateOf(newest.date) } : {}),
  });
  for (const article of articles) {
    const image = picture(article);
    feed.addItem({
      id: `${address}#${article.id}`,
      link: `${address}#${article.id}`,
      title: article.title,
      date: dateOf(article.date),
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
