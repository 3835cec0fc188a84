import type { CategoryId, IconName, NamedLink, Path } from './types';

/** A category of the Services menu (docs/requirements.md, section 4.1). */
export interface NavigationItem {
  readonly id: CategoryId;
  readonly label: string;
  /** Shorter label for the footer and the og:image. */
  readonly shortLabel: string;
  readonly icon: IconName;
  /** Name of the hue in the theme of `ui`. */
  readonly hue: string;
  readonly path: Path;
}

/** The seven service categories in display order (docs/requirements.md, section 4.1). */
export const categories = [
  {
    id: 'blockchain',
    label: 'Blockchain Development',
    shortLabel: 'Blockchain',
    icon: 'blocks',
    hue: 'teal',
    path: '/blockchain-development',
  },
  {
    id: 'web3',
    label: 'Web3 Solutions',
    shortLabel: 'Web3',
    icon: 'globe',
    hue: 'indigo',
    path: '/web3-solutions',
  },
  {
    id: 'cybersecurity',
    label: 'Cybersecurity',
    shortLabel: 'Cybersecurity',
    icon: 'shield',
    hue: 'red',
    path: '/cyber-security-information',
  },
  {
    id: 'software',
    label: 'Software Development',
    shortLabel: 'Software',
    icon: 'code',
    hue: 'blue',
    path: '/software-development',
  },
  {
    id: 'consulting',
    label: 'IT Consulting',
    shortLabel: 'IT consulting',
    icon: 'briefcase',
    hue: 'orange',
    path: '/it-consulting',
  },
  {
    id: 'solutions',
    label: 'Solutions',
    shortLabel: 'Industries',
    icon: 'building',
    hue: 'purple',
    path: '/solutions',
  },
  {
    id: 'other',
    label: 'Other IT Related Services',
    shortLabel: 'Other services',
    icon: 'tools',
    hue: 'green',
    path: '/services',
  },
] as const satisfies readonly NavigationItem[];

/** The three top-level links next to Services. */
export const topLinks = [
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Blog', path: '/blog' },
] as const satisfies readonly NamedLink[];

/** Link of the header's Services panel to the search of the services directory. */
export const searchLink = {
  label: 'Find a service',
  path: '/services-page#find',
} as const satisfies NamedLink;

/** Call to action in the header. */
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
      { label: 'All services', path: '/services-page' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { label: 'About', path: '/about' },
      { label: 'Case studies', path: '/case-studies' },
      { label: 'Blog', path: '/blog' },
      { label: 'Contact', path: '/contact' },
    ],
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
