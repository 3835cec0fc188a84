/**
 * Who the site speaks for. A new owner changes this file and nothing else.
 * Contact data uses reserved names only: `.example` domains (RFC 2606) and 555-01xx numbers.
 */
export const company = {
  name: 'Keystrand',
  legalName: 'Keystrand Ltd',
  tagline: 'Innovation | Security | Trust',
  /** Stands after the name in home's document title (specification, section 1). */
  promise: 'Innovative IT & Blockchain Solutions',
  description: 'Keystrand builds blockchain, Web3 and business software, secures it, and keeps it running.',
  /** Origin of the published site, without a trailing slash: canonical links, feed, sitemap. */
  url: 'https://www.keystrand.example',
  email: 'hello@keystrand.example',
  securityEmail: 'security@keystrand.example',
  phone: { display: '+1 555 0100', href: 'tel:+15550100' },
  socWatch: { display: '+1 555 0199', href: 'tel:+15550199' },
  address: { street: '1 Example Square', city: 'Springfield', postalCode: '00000', country: 'US' },
  /** First year of the copyright claim is the current one only (specification, section 2). */
  foundedYear: 2016,
  social: [
    { id: 'github', label: 'GitHub', href: 'https://github.com/keystrand-example' },
    { id: 'telegram', label: 'Telegram', href: 'https://t.me/keystrand_example' },
    { id: 'discord', label: 'Discord', href: 'https://discord.com/invite/keystrand-example' },
    { id: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/keystrand-example' },
  ],
} as const;

export type SocialId = (typeof company.social)[number]['id'];
