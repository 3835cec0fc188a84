import type { Guidance } from '../guidance/Guidance';
import type { LogoProps } from './Logo';

export const guidance: Guidance<LogoProps> = {
  part: 'Logo',
  purpose: 'Mark and name of the company, as a link to the home page.',
  useFor: ['the header, the footer and the menu'],
  notFor: [
    { situation: 'the mark without a link', instead: 'StrandMark' },
    { situation: 'decoration', instead: 'StrandEmblem' },
  ],
  limits: [{ prop: 'name', unit: 'characters', max: 24 }],
  related: ['StrandMark', 'Header', 'Footer'],
  keyboard: [{ keys: ['Enter'], on: 'the logo', does: 'goes to the home page' }],
  accessibility: {
    name: '`name`; the mark is hidden.',
    role: 'link, with `aria-current` on the home page',
    meets: [
      { criterion: '2.5.5', how: 'The target is 44 px high.' },
      { criterion: '1.1.1', how: 'The name is text, not a picture.' },
    ],
    supply: ['`current` on the home page.'],
  },
};
