/** Time zone of the office hours. */
const zone = 'US Eastern';

/**
 * Name, contact data, social links and URL of the company (docs/requirements.md, section 2.1), defined only here.
 * Contact data uses reserved names only: `.example` domains (RFC 2606) and 555-01xx numbers.
 */
export const company = {
  name: 'Keystrand',
  /** With the legal form of the country in `address`, whose law the terms of use name. */
  legalName: 'Keystrand Inc.',
  tagline: 'Innovation | Security | Trust',
  /** Follows the name in the document title of the home page (docs/requirements.md, section 2.2). */
  promise: 'Innovative IT & Blockchain Solutions',
  description: 'Keystrand builds blockchain, Web3 and business software, secures it, and keeps it running.',
  /** Origin of the published site without a trailing slash; used for canonical URLs, feed and sitemap. */
  url: 'https://www.keystrand.example',
  email: 'hello@keystrand.example',
  securityEmail: 'security@keystrand.example',
  phone: { display: '+1 555 0100', href: 'tel:+15550100' },
  /** When `phone` is answered, to follow the number in a sentence. `socWatch` is answered at any hour. */
  phoneHours: `working days, 9:00 to 17:00 ${zone} Time`,
  workingDays: `Working days: ${zone} weekdays, federal holidays excepted.`,
  socWatch: { display: '+1 555 0199', href: 'tel:+15550199' },
  address: { street: '1 Example Square', city: 'Springfield', postalCode: '00000', country: 'US' },
  social: [
    { id: 'github', label: 'GitHub', href: 'https://github.com/keystrand-example' },
    { id: 'telegram', label: 'Telegram', href: 'https://t.me/keystrand_example' },
    { id: 'discord', label: 'Discord', href: 'https://discord.com/invite/keystrand-example' },
    { id: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/keystrand-example' },
  ],
} as const;
