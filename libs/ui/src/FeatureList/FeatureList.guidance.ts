import type { Guidance } from '../guidance/Guidance';
import type { FeatureListProps } from './FeatureList';

export const guidance: Guidance<FeatureListProps> = {
  part: 'FeatureList',
  purpose: 'Features as icon, heading and text, side by side.',
  useFor: ['two to six advantages of one offer', 'an overview at the top of a page'],
  notFor: [
    { situation: 'features that link to a page each', instead: 'LinkCards' },
    { situation: 'short statements without explanation', instead: 'CheckList' },
    { situation: 'the stages of a process', instead: 'Steps' },
  ],
  limits: [
    { prop: 'features', unit: 'items', min: 2, max: 6 },
    { prop: 'features[].title', unit: 'characters', max: 40 },
    { prop: 'features[].description', unit: 'characters', max: 200 },
  ],
  related: ['LinkCards', 'CheckList', 'IconTile'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'list with a heading of `level` in each item',
    meets: [{ criterion: '1.3.1', how: 'A list, so that the number of features is announced.' }],
    supply: ['The heading level that fits the page.', 'A number that fills the rows: three or six.'],
  },
};
