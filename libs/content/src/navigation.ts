import { categories } from './categories';
import type { NamedLink } from './types';

/** The three top-level links next to Services. */
export const topLinks = [
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Blog', path: '/blog' },
] as const satisfies readonly NamedLink[];

const [about, contact, blog] = topLinks;

const allServices = { label: 'All services', path: '/services-page' } as const satisfies NamedLink;

/** Link of the header's Services panel to the search of the services directory, with links to the whole lists. */
export const searchLink = {
  label: 'Find a service',
  path: '/services-page#find',
  text: 'By name, industry, article or term.',
  links: [allServices, { label: 'Self-assessment', path: '/security-assessment' }],
} as const satisfies NamedLink & { text: string; links: readonly NamedLink[] };

export const headerAction = {
  label: 'Request a consultation',
  path: '/request-consultation',
} as const satisfies NamedLink;

/** Link groups of the footer (docs/requirements.md, section 5.3). */
export const footerGroups: readonly { readonly heading: string; readonly links: readonly NamedLink[] }[] = [
  {
    heading: 'Services',
    links: [
      ...categories
        .filter(({ id }) => id !== 'other')
        .map(({ shortLabel, path }) => ({ label: shortLabel, path })),
      allServices,
    ],
  },
  {
    heading: 'Company',
    links: [about, { label: 'Case studies', path: '/case-studies' }, blog, contact],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Terms of Use', path: '/terms-of-use' },
      { label: 'Privacy Policy', path: '/privacy-policy' },
      { label: 'Accessibility', path: '/accessibility' },
      { label: 'Piracy Prevention', path: '/piracy-prevention' },
    ],
  },
];
