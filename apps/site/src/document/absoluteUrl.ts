import { company } from '@keystrand/content';
import type { Href } from '@keystrand/content';

/** The address as another site needs it: paths of this site under its published origin, all else unchanged. */
export function absoluteUrl(href: Href): string {
  return href.startsWith('/') ? company.url + href : href;
}
