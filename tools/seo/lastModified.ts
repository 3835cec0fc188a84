import type { Page } from '@keystrand/content';

/**
 * Returns the ISO 8601 calendar date of the page's last change if its data contains one, otherwise undefined. Crawlers
 * ignore dates that prove unreliable.
 */
export function lastModified(page: Page): string | undefined {
  switch (page.kind) {
    case 'legal':
      return page.updated;
    case 'blog':
      return page.articles
        .map(({ date }) => date)
        .sort()
        .at(-1);
    default:
      return undefined;
  }
}
