import { company } from '@keystrand/content';
import type { Href, Page, Path } from '@keystrand/content';

/** Prefixes a path of this site with the published origin (`company.url`); returns any other address unchanged. */
export const absoluteUrl = (href: Href) => (href.startsWith('/') ? company.url + href : href);

/** Returns the path that search engines list for a page: a form opened in a dialog is the page below the dialog. */
export const canonicalPath = (page: Page): Path => (page.kind === 'form' && page.dialogClosesTo) || page.path;

/** Path, title and media type of the blog's RSS 2.0 feed (https://www.rssboard.org/rss-specification). */
export const feedLink = {
  path: '/feed.xml',
  title: `${company.name} blog`,
  type: 'application/rss+xml',
} as const;
