import { manifestIcons } from './icons.ts';
import type { Company } from './site.ts';

/** Returns the web manifest, used when the site is added to a home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(company: Company, color: string): string {
  return JSON.stringify({
    id: '/',
    name: `${company.name}: ${company.promise}`,
    short_name: company.name,
    description: company.description,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // The site does not work offline, so it opens in a browser tab.
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: manifestIcons,
  });
}
