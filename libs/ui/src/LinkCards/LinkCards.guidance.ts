import type { Guidance } from '../guidance/Guidance';
import type { LinkCardsProps } from './LinkCards';

export const guidance: Guidance<LinkCardsProps> = {
  part: 'LinkCards',
  purpose: 'Links of equal weight as cards to choose from.',
  useFor: ['a choice whose order does not matter, such as industries'],
  notFor: [
    { situation: 'links that are read in order', instead: 'LinkList' },
    { situation: 'many links with a summary each', instead: 'PageList' },
    { situation: 'features without a link', instead: 'FeatureList' },
  ],
  limits: [
    { prop: 'cards', unit: 'items', min: 2, max: 9 },
    { prop: 'cards[].title', unit: 'characters', max: 40 },
    { prop: 'cards[].text', unit: 'characters', max: 120 },
  ],
  related: ['LinkList', 'PageList', 'FeatureList'],
  keyboard: [
    { keys: ['Tab'], on: 'a card', does: 'moves to the next card: each is one tab stop' },
    { keys: ['Enter'], on: 'a card', does: 'follows its link' },
  ],
  accessibility: {
    name: 'The title names the link.',
    role: 'list with a heading of `level` and a link in each item',
    meets: [
      { criterion: '2.4.4', how: 'The title alone names the target.' },
      { criterion: '2.5.5', how: 'The whole card is the target.' },
      { criterion: '2.4.7', how: 'The focus ring surrounds the card.' },
    ],
    supply: ['The heading level that fits the page.', 'Titles that differ from each other.'],
  },
};
