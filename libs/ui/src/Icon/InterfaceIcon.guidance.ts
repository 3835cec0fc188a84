import type { Guidance } from '../guidance/Guidance';
import type { InterfaceIconProps } from './InterfaceIcon';

export const guidance: Guidance<InterfaceIconProps> = {
  part: 'InterfaceIcon',
  purpose: 'An icon of the user interface: menu, close, arrow, social networks.',
  useFor: ['the drawing inside a button or link of your own'],
  notFor: [
    { situation: 'icons of content', instead: 'Icon' },
    { situation: 'a link with an arrow', instead: 'ArrowLink' },
  ],
  limits: [],
  related: ['Icon', 'ArrowLink', 'TextButton'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [{ criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' }],
    supply: ['An accessible name for the control that contains it (4.1.2).'],
  },
  documentedWith: 'Icon',
};
