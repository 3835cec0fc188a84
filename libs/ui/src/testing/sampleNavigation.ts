import type { EmergencyLine, Navigation, NavigationCategory } from '../Header/navigation';

/** Navigation data for stories and tests. */
export const sampleCategories: readonly NavigationCategory[] = [
  { hue: 'teal', label: 'Blockchain Development', icon: 'blocks', path: '/blockchain-development' },
  { hue: 'indigo', label: 'Web3 Solutions', icon: 'globe', path: '/web3-solutions' },
  { hue: 'red', label: 'Cybersecurity', icon: 'shield', path: '/cyber-security-information' },
  { hue: 'blue', label: 'Software Development', icon: 'code', path: '/software-development' },
  { hue: 'orange', label: 'IT Consulting', icon: 'briefcase', path: '/it-consulting' },
  { hue: 'purple', label: 'Solutions', icon: 'building', path: '/solutions' },
  { hue: 'green', label: 'Other IT Related Services', icon: 'tools', path: '/services' },
];

export const sampleEmergency: EmergencyLine = {
  question: 'Under attack now?',
  number: '+1 555 0199',
  href: 'tel:+15550199',
};

export const sampleNavigation: Navigation = {
  brand: 'Keystrand',
  categories: sampleCategories,
  searchLink: { label: 'Find a service', path: '/services-page#find', text: 'All services by name.' },
  links: [
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
    { label: 'Blog', path: '/blog' },
  ],
  action: { label: 'Request a consultation', path: '/request-consultation' },
  emergency: sampleEmergency,
};
