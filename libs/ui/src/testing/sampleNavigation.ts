import type { NavigationCategory, NavigationLink } from '../Header/navigation';

/** Navigation for stories and tests, shaped as a site's own data is. */
export const sampleCategories: readonly NavigationCategory[] = [
  { id: 'blockchain', label: 'Blockchain Development', icon: 'blocks', path: '/blockchain-development' },
  { id: 'web3', label: 'Web3 Solutions', icon: 'globe', path: '/web3-solutions' },
  { id: 'cybersecurity', label: 'Cybersecurity', icon: 'shield', path: '/cyber-security-information' },
  { id: 'software', label: 'Software Development', icon: 'code', path: '/software-development' },
  { id: 'consulting', label: 'IT Consulting', icon: 'briefcase', path: '/it-consulting' },
  { id: 'solutions', label: 'Solutions', icon: 'building', path: '/solutions' },
  { id: 'other', label: 'Other IT Related Services', icon: 'tools', path: '/services' },
];

export const sampleLinks: readonly NavigationLink[] = [
  { label: 'About', path: '/about' },
  { label: 'Contact', path: '/contact' },
  { label: 'Blog', path: '/blog' },
];

export const sampleAction: NavigationLink = {
  label: 'Request a consultation',
  path: '/request-consultation',
};
