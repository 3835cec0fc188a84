import type { Guidance } from '../guidance/Guidance';
import type { ArrowLinkProps } from './ArrowLink';

export const guidance: Guidance<ArrowLinkProps> = {
  part: 'ArrowLink',
  purpose: 'A quiet link with an arrow that leads on to another page.',
  useFor: [
    'the link that ends a card, a case study or a section',
    'a short row of further links of equal weight',
  ],
  notFor: [
    { situation: 'the main action of a page', instead: 'GlowButton' },
    { situation: 'a link beside a button', instead: 'TextLink' },
    { situation: 'a link inside a sentence', instead: 'RichText' },
  ],
  limits: [
    { prop: 'children', unit: 'words', max: 5 },
    { prop: 'children', unit: 'characters', max: 40 },
  ],
  related: ['TextLink', 'GlowButton', 'LinkList'],
  keyboard: [{ keys: ['Enter'], on: 'the link', does: 'follows the link' }],
  accessibility: {
    name: 'The text of the link; the arrow is hidden.',
    role: 'link',
    meets: [
      { criterion: '1.4.1', how: 'The arrow marks the link without colour.' },
      { criterion: '2.5.5', how: 'The target is 44 px high.' },
    ],
    supply: ['A text that names the target by itself (2.4.4): “Our services”, not “Read more”.'],
  },
};
