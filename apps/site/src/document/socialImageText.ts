import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';

/** Returns the title that is shown on the page's social image. */
export function shareTitle(page: Page): string {
  return page.path === '/' ? company.promise : page.title;
}

/** Returns the alternative text of the page's social image (`og:image:alt`). */
export function socialImageAlt(page: Page): string {
  return `The words \u201c${shareTitle(page)}\u201d over braided strands, under the mark of ${company.name}.`;
}
