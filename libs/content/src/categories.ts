import type { IconName } from '@keystrand/ui';
import type { Path } from './types/text';

/** A category of the Services menu (docs/requirements.md, section 4.1). */
export interface NavigationItem {
  readonly id: string;
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
