import type { Guidance } from '../guidance/Guidance';
import type { BrokenStrandProps } from './BrokenStrand';

export const guidance: Guidance<BrokenStrandProps> = {
  part: 'BrokenStrand',
  purpose: 'Strands with a gap in the middle, over the full width.',
  useFor: ['the not-found page, inside `NotFoundArt`'],
  notFor: [
    { situation: 'any other page', instead: 'Strand' },
    { situation: 'failures', instead: 'ErrorPanel' },
  ],
  limits: [],
  related: ['NotFoundArt', 'Strand'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [
      { criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' },
      { criterion: '2.3.3', how: 'No movement under reduced motion.' },
    ],
    supply: [],
  },
};
