import { company } from '@keystrand/content';

/** The feed as the pages announce it and the build writes it. */
export const feedLink = {
  path: '/feed.xml',
  title: `${company.name} blog`,
  type: 'application/rss+xml',
} as const;
