import type { Company } from './site.ts';

/** Returns humans.txt (humanstxt.org). */
export function humansText(company: Company, today: Date): string {
  return [
    '/* TEAM */',
    `Company: ${company.legalName}`,
    `Contact: ${company.email}`,
    `Location: ${company.address.city}, ${company.address.country}`,
    ...company.social.map(({ label, href }) => `${label}: ${href}`),
    '',
    '/* THANKS */',
    'Host Grotesk: the Host Grotesk Project Authors, under the SIL Open Font License 1.1',
    'Tabler Icons: Pawe\u0142 Kuna, under the MIT License',
    '',
    '/* SITE */',
    `Address: ${company.url}/`,
    `Last update: ${today.toISOString().slice(0, 10).replaceAll('-', '/')}`,
    'Language: English',
    'Standards: HTML, CSS, SVG, WAI-ARIA, WCAG 2.2',
    'Software: React, TypeScript, Vite',
    `Licences: ${company.url}/licenses.txt`,
    '',
  ].join('\n');
}
