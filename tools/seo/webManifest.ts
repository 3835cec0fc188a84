import type { ManifestIcon } from '@vite-pwa/assets-generator/api';
import type { Company } from './site.ts';

/** How the site is called and looks where it stands among applications (W3C Web Application Manifest). */
export function webManifest(
  company: Pick<Company, 'name' | 'promise' | 'description'>,
  color: string,
  icons: readonly ManifestIcon[],
): string {
  return JSON.stringify({
    id: '/',
    name: `${company.name}: ${company.promise}`,
    short_name: company.name,
    description: company.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // A site to be read, which does not pretend to work offline.
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons,
  });
}
