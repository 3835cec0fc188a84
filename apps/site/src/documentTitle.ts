import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';

/** Home: the company's name and promise; elsewhere the page's name, then the company's (readings: page title). */
export function documentTitle(page: Page): string {
  return page.path === '/' ? `${company.name} · ${company.promise}` : `${page.title} · ${company.name}`;
}
