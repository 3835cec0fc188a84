import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';

/** The words that stand large on the page's share picture. */
export function shareTitle(page: Page): string {
  return page.path === '/' ? company.promise : page.title;
}

/** What the picture shows, for those who do not see it (`og:image:alt`). */
export function shareAlternative(page: Page): string {
  return `The words \u201c${shareTitle(page)}\u201d over braided strands, under the mark of ${company.name}.`;
}
