import type { Guidance } from '../guidance/Guidance';
import type { FooterProps } from './Footer';

export const guidance: Guidance<FooterProps> = {
  part: 'Footer',
  purpose: 'The footer of the site: brand, social networks, groups of links, copyright.',
  useFor: ['the end of every page, with the same links in the same order'],
  notFor: [
    { situation: 'the last part of a `Surface`', instead: 'SurfaceFooter' },
    { situation: 'the call to action of a page', instead: 'CallToAction' },
  ],
  limits: [
    { prop: 'tagline', unit: 'characters', max: 48 },
    { prop: 'social', unit: 'items', max: 6 },
    { prop: 'groups', unit: 'items', min: 1, max: 4 },
    { prop: 'groups[].heading', unit: 'words', max: 2 },
    { prop: 'groups[].links', unit: 'items', min: 1, max: 8 },
    { prop: 'groups[].links[].label', unit: 'characters', max: 24 },
  ],
  related: ['Header', 'Logo', 'CallToAction'],
  keyboard: [
    { keys: ['Tab'], on: 'a link', does: 'moves through logo, social networks and groups in reading order' },
    { keys: ['Enter'], on: 'a link', does: 'follows the link; social networks open in a new tab' },
  ],
  accessibility: {
    name: 'Each group of links is named by its heading.',
    role: 'contentinfo landmark with a navigation landmark for each group',
    meets: [
      { criterion: '3.2.3', how: 'The same links in the same order on every page.' },
      {
        criterion: '2.4.4',
        how: 'Links to social networks are named, with a hint that they open in a new tab.',
      },
      { criterion: '2.5.8', how: 'Links are at least 34 px high, social links 44 px.' },
    ],
    supply: [
      'Names for the groups that differ from the other navigation landmarks.',
      'A privacy policy among the links.',
      'Respect for reduced motion in `onMount`.',
    ],
  },
};
