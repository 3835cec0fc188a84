import type { Guidance } from '../guidance/Guidance';
import type { StrandEmblemProps } from './StrandEmblem';

export const guidance: Guidance<StrandEmblemProps> = {
  part: 'StrandEmblem',
  purpose: 'A braid closed to a ring, in the colour and shape of a category.',
  useFor: ['`emblem` of the `Hero` of a category and its pages'],
  notFor: [
    { situation: 'the home page', instead: 'Strand' },
    { situation: 'a small sign of a category', instead: 'IconTile' },
    { situation: 'the logo', instead: 'StrandMark' },
  ],
  limits: [],
  related: ['Hero', 'Strand', 'IconTile'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [{ criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' }],
    supply: ['The name of the category in the text.'],
  },
};
