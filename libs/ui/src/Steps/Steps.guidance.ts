import type { Guidance } from '../guidance/Guidance';
import type { StepsProps } from './Steps';

export const guidance: Guidance<StepsProps> = {
  part: 'Steps',
  purpose: 'The steps of a process, in order, joined by a braid.',
  useFor: [
    'how a project goes, with the duration of each step',
    'with `direction="across"`, up to five short steps',
  ],
  notFor: [
    { situation: 'statements without an order', instead: 'CheckList' },
    { situation: 'instructions within a text', instead: 'Prose' },
    { situation: 'the position within a form' },
  ],
  limits: [
    { prop: 'steps', unit: 'items', min: 2, max: 6 },
    { prop: 'steps[].title', unit: 'characters', max: 44 },
    { prop: 'steps[].description', unit: 'characters', max: 200 },
    { prop: 'steps[].duration', unit: 'characters', max: 36 },
  ],
  related: ['CheckList', 'DescriptionList', 'StrandList'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'ordered list with a heading of `level` in each item',
    meets: [
      { criterion: '1.3.1', how: 'An ordered list, so that position and number are announced.' },
      { criterion: '1.1.1', how: 'The braid is hidden.' },
    ],
    supply: ['The heading level that fits the page.', 'Titles that name what is done.'],
  },
};
