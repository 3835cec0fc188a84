import type { Guidance } from '../guidance/Guidance';
import type { StrandListProps } from './StrandList';

export const guidance: Guidance<StrandListProps> = {
  part: 'StrandList',
  purpose: 'Three items, each below a line in the colour of one strand.',
  useFor: ['three things that belong together, below a `Strand`'],
  notFor: [
    { situation: 'any other number of items', instead: 'FeatureList' },
    { situation: 'stages in order', instead: 'Steps' },
  ],
  limits: [
    { prop: 'items', unit: 'items', min: 3, max: 3 },
    { prop: 'items[].title', unit: 'words', max: 3 },
    { prop: 'items[].description', unit: 'characters', max: 200 },
  ],
  related: ['Strand', 'FeatureList', 'Steps'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'list with a heading of `level` in each item',
    meets: [{ criterion: '1.4.1', how: 'The colour of the line is decorative.' }],
    supply: ['The heading level that fits the page.'],
  },
};
