import type { Company } from './site.ts';

/** Days from the build until the file expires; RFC 9116, section 2.5.5, recommends less than a year. */
const securityTextDays = 330;

const day = 24 * 60 * 60 * 1000;

/**
 * Returns security.txt, the contacts for vulnerability reports (RFC 9116).
 * @param today the build date; its time of day is ignored
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
