import { company } from '@keystrand/content';
import type { Page } from '@keystrand/content';

/** Returns the content of `<title>` (docs/requirements.md, section 2.2). */
export function documentTitle({ path, title, titleSubject }: Page): string {
  if (path === '/') return `${company.name} · ${company.promise}`;
  return `${titleSubject ? `${title}: ${titleSubject}` : title} · ${company.name}`;
}
