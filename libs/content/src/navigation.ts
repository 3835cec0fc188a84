import type { CategoryId, IconName, NamedLink, Path } from './types';

/** A category of the Services menu (specification, section 3: label, icon, path). */
export interface NavigationItem {
  readonly id: CategoryId;
  readonly label: string;
  /** The name in tight places: footer, crumbs. */
  readonly shortLabel: string;
  readonly icon: IconName;
  readonly path: Path;
}

/** The seven service categories, in the order the specification gives them. */
export const categories = [
  {
    id: 'blockchain',
    label: 'Blockchain Development',
    shortLabel: 'Blockchain',
    icon: 'blocks',
    path: '/blockchain-development',
  },
  { id: 'web3', label: 'Web3 Solutions', shortLabel: 'Web3', icon: 'globe', path: '/web3-solutions' },
  {
    id: 'cybersecurity',
    label: 'Cybersecurity',
    shortLabel: 'Cybersecurity',
    icon: 'shield',
    path: '/cyber-security-information',
  },
  {
    id: 'software',
    label: 'Software Development',
    shortLabel: 'Software',
    icon: 'code',
    path: '/software-development',
  },
  {
    id: 'consulting',
    label: 'IT Consulting',
    shortLabel: 'IT consulting',
    icon: 'briefcase',
    path: '/it-consulting',
  },
  { id: 'solutions', label: 'Solutions', shortLabel: 'Solutions', icon: 'building', path: '/solutions' },
  {
    id: 'other',
    label: 'Other IT Related Services',
    shortLabel: 'Other services',
    icon: 'tools',
    path: '/services',
  },
] as const satisfies readonly NavigationItem[];

/** The three top-level links beside Services. */
export const topLinks = [
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Blog', path: '/blog' },
] as const satisfies readonly NamedLink[];

/** The one call to action of the header. */
export const headerAction = {
  label: 'Request a consultation',
  path: '/request-consultation',
} as const satisfies NamedLink;

/** The footer's groups; the last holds the five links that the specification names but Contact, which stands under Company. */
export const footerGroups = [
  {
    heading: 'Services',
    links: [
      { label: 'Blockchain', path: '/blockchain-development' },
      { label: 'Web3', path: '/web3-solutions' },
      { label: 'Cybersecurity', path: '/cyber-security-information' },
      { label: 'Software', path: '/software-development' },
      { label: 'IT consulting', path: '/it-consulting' },
      { label: 'Industries', path: '/solutions' },
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
] as const satisfies readonly { readonly heading: string; readonly links: readonly NamedLink[] }[];
