import type { IconName } from '@keystrand/ui';
import type { NamedLink } from './types/parts';

/**
 * The seven service categories in display order (docs/requirements.md, section 4.1). `shortLabel` is for the footer and the
 * og:image, `hue` a name in the theme of `ui`, `links` what most visitors look for.
 */
export const categories = [
  {
    id: 'blockchain',
    label: 'Blockchain Development',
    shortLabel: 'Blockchain',
    icon: 'blocks',
    hue: 'teal',
    path: '/blockchain-development',
    text: 'Ledgers, contracts and tokens that survive an audit.',
    links: [
      { label: 'Smart contracts', path: '/smart-contract-development' },
      { label: 'dApps', path: '/dapp-development' },
    ],
  },
  {
    id: 'web3',
    label: 'Web3 Solutions',
    shortLabel: 'Web3',
    icon: 'globe',
    hue: 'indigo',
    path: '/web3-solutions',
    text: 'DAOs, wallets, marketplaces, identity and DeFi.',
    links: [
      { label: 'Wallets', path: '/web3-solutions/wallet' },
      { label: 'DAOs', path: '/web3-solutions/dao' },
    ],
  },
  {
    id: 'cybersecurity',
    label: 'Cybersecurity',
    shortLabel: 'Cybersecurity',
    icon: 'shield',
    hue: 'red',
    path: '/cyber-security-information',
    text: '24/7 SOC, testing, response and compliance.',
    links: [
      { label: 'Penetration testing', path: '/services/penetration-testing' },
      { label: 'Incident response', path: '/services/incident-response' },
    ],
  },
  {
    id: 'software',
    label: 'Software Development',
    shortLabel: 'Software',
    icon: 'code',
    hue: 'blue',
    path: '/software-development',
    text: 'Custom, SaaS, mobile, cloud and API work.',
    links: [
      { label: 'Custom software', path: '/custom-software-development' },
      { label: 'Mobile and web apps', path: '/mobile-web-app-development' },
    ],
  },
  {
    id: 'consulting',
    label: 'IT Consulting',
    shortLabel: 'IT consulting',
    icon: 'briefcase',
    hue: 'orange',
    path: '/it-consulting',
    text: 'Strategy, infrastructure, DevOps and data.',
    links: [
      { label: 'Managed IT', path: '/managed-it-services' },
      { label: 'DevOps', path: '/devops-agile-consulting' },
    ],
  },
  {
    id: 'solutions',
    label: 'Solutions',
    shortLabel: 'Solutions',
    icon: 'building',
    hue: 'purple',
    path: '/solutions',
    text: 'Finance, healthcare, supply chain, retail, gaming.',
    links: [
      { label: 'Finance', path: '/industry/finance' },
      { label: 'Healthcare', path: '/industry/healthcare' },
    ],
  },
  {
    id: 'other',
    label: 'Other IT Related Services',
    shortLabel: 'Other services',
    icon: 'tools',
    hue: 'green',
    path: '/services',
    text: 'Twenty single services, each ordered on its own.',
    links: [
      { label: 'Consultation', path: '/services/consultation' },
      { label: 'SIEM', path: '/services/siem' },
    ],
  },
] as const satisfies readonly (Record<'id' | 'shortLabel' | 'hue' | 'text', string> &
  NamedLink & { icon: IconName; links: readonly NamedLink[] })[];
