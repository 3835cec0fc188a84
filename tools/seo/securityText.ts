import type { Company } from './site.ts';

/** Days from the build until the file must not be trusted any more; RFC 9116, section 2.5.5, advises less than a year. */
export const securityTextDays = 330;

const day = 24 * 60 * 60 * 1000;

/**
 * Where to report a vulnerability (RFC 9116).
 * @param today the day of the build; its time of day makes no difference
 */
export function securityText(company: Pick<Company, 'url' | 'securityEmail'>, today: Date): string {
  const expires = new Date((Math.floor(today.getTime() / day) + securityTextDays) * day);
  return [
    `Contact: mailto:${company.securityEmail}`,
    `Contact: ${company.url}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
