import type { Company } from './site.ts';

/** Returns security.txt, the contacts for vulnerability reports (RFC 9116), which expires 330 days after midnight of `today`. */
export function securityText({ url, securityEmail }: Company, today: Date): string {
  // Section 2.5.5 recommends less than a year.
  const expires = new Date(new Date(today).setUTCHours(330 * 24, 0, 0, 0));
  return [
    `Contact: mailto:${securityEmail}`,
    `Contact: ${url}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
