import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';

/** Returns the content of `<title>` (docs/requirements.md, section 2.2). */
export function documentTitle(page: Page): string {
  return page.path === '/' ? `${company.name} · ${company.promise}` : `${page.title} · ${company.name}`;
}
