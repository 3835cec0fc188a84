import type { Guidance } from '../guidance/Guidance';
import type { StrandProps } from './Strand';

export const guidance: Guidance<StrandProps> = {
  part: 'Strand',
  purpose: 'The art of the brand: braided strands over the full width.',
  useFor: ['`art` of a `Hero`, on the home page and on pages about the company'],
  notFor: [
    { situation: 'pages of a category', instead: 'StrandEmblem' },
    { situation: 'the not-found page', instead: 'NotFoundArt' },
    { situation: 'the logo', instead: 'StrandMark' },
  ],
  limits: [],
  related: ['Hero', 'StrandEmblem', 'StrandList', 'BrokenStrand'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [
      { criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' },
      { criterion: '2.3.3', how: 'No movement under reduced motion.' },
    ],
    supply: ['At most one on a page.'],
  },
};
