import { company } from '@keystrand/content';

/** Path, title and media type of the blog's RSS 2.0 feed (https://www.rssboard.org/rss-specification). */
export const feedLink = {
  path: '/feed.xml',
  title: `${company.name} blog`,
  type: 'application/rss+xml',
} as const;
