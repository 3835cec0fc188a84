import type { Guidance } from '../guidance/Guidance';
import type { FigureMarkProps } from './FigureMark';

export const guidance: Guidance<FigureMarkProps> = {
  part: 'FigureMark',
  purpose: 'A mark of a figure, such as the disc of the client.',
  useFor: ['beside a word in a figure', '`legend` of a `Figure`, which renders it'],
  notFor: [
    { situation: 'a sign for a feature or an action', instead: 'Icon' },
    { situation: 'a mark without a word beside it' },
  ],
  limits: [],
  related: ['Figure', 'Icon'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [{ criterion: '1.1.1', how: 'Hidden with `aria-hidden`; the word beside it is text.' }],
    supply: ['The word that says what the mark means.'],
  },
  documentedWith: 'Figure',
};
