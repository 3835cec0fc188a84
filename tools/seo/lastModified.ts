import type { Page } from '@keystrand/content';

/** ISO 8601 calendar date of the page's last change, where the page states one; a guess would teach crawlers to ignore it. */
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
