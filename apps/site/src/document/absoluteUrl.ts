import { company } from '@keystrand/content';
import type { Href } from '@keystrand/content';

/** Prefixes a path of this site with the published origin (`company.url`); returns any other address unchanged. */
export function absoluteUrl(href: Href): string {
  return href.startsWith('/') ? company.url + href : href;
}
