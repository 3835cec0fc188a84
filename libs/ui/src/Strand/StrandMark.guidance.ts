import type { Guidance } from '../guidance/Guidance';
import type { StrandMarkProps } from './StrandMark';

export const guidance: Guidance<StrandMarkProps> = {
  part: 'StrandMark',
  purpose: 'The mark of the logo, 28 × 16 px.',
  useFor: ['the mark beside the name of the company'],
  notFor: [
    { situation: 'a link to the home page', instead: 'Logo' },
    { situation: 'large decoration', instead: 'StrandEmblem' },
  ],
  limits: [],
  related: ['Logo', 'Strand'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [{ criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' }],
    supply: ['The name of the company beside it.'],
  },
};
