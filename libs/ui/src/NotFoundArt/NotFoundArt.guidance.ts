import type { Guidance } from '../guidance/Guidance';
import type { NotFoundArtProps } from './NotFoundArt';

export const guidance: Guidance<NotFoundArtProps> = {
  part: 'NotFoundArt',
  purpose: 'The illustration of a page that does not exist: a broken strand.',
  useFor: ['the not-found page, once'],
  notFor: [
    { situation: 'a page that failed to load', instead: 'ErrorPanel' },
    { situation: 'decoration of other pages', instead: 'Strand' },
  ],
  limits: [],
  related: ['BrokenStrand', 'ErrorPanel', 'Strand'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [
      { criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' },
      { criterion: '2.3.3', how: 'No movement under reduced motion.' },
    ],
    supply: ['A heading that says what happened, and ways on.'],
  },
};
