import type { Guidance } from '../guidance/Guidance';
import type { FlowProps } from './Flow';

export const guidance: Guidance<FlowProps> = {
  part: 'Flow',
  purpose: 'How several sources pass through one stage to what is used, kept or dropped.',
  useFor: ['the way of data or events through a pipeline', 'inputs that one step turns into results'],
  notFor: [
    { situation: 'steps in order', instead: 'Steps' },
    { situation: 'shares or amounts: the lines have one width' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', min: 8, max: 60 },
    { prop: 'lead', unit: 'characters', max: 220 },
    { prop: 'caption', unit: 'characters', max: 260 },
    { prop: 'sources', unit: 'items', min: 2, max: 6 },
    { prop: 'sources[]', unit: 'characters', max: 34 },
    { prop: 'tiers', unit: 'items', min: 1, max: 4 },
    { prop: 'tiers[].title', unit: 'characters', max: 30 },
    { prop: 'tiers[].description', unit: 'characters', max: 90 },
  ],
  related: ['Figure', 'Steps'],
  keyboard: [],
  accessibility: {
    name: 'The heading; the two lists by `sourcesLabel` and `tiersLabel`.',
    role: '`figure` with a list, a heading with text, and a list',
    meets: [
      { criterion: '1.1.1', how: 'Sources, stage and tiers are text; the lines are hidden.' },
      { criterion: '1.4.1', how: 'Each kind of end has a line and a mark of its own, and says what it is.' },
      { criterion: '1.4.10', how: 'Below 896 px the lines run down a rail beside the words.' },
    ],
    supply: ['A caption that says what the lines do not show.'],
  },
};
