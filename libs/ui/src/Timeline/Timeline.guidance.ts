import type { Guidance } from '../guidance/Guidance';
import type { TimelineProps } from './Timeline';

export const guidance: Guidance<TimelineProps> = {
  part: 'Timeline',
  purpose: 'The steps of a piece of work on one scale, and what the client does in each.',
  useFor: [
    'how long an engagement takes, from the durations of its steps',
    'where the work waits for the client: that stretch is drawn without a length',
  ],
  notFor: [
    { situation: 'steps without durations', instead: 'Steps' },
    { situation: 'calendar dates, deadlines or averages' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', min: 8, max: 60 },
    { prop: 'lead', unit: 'characters', max: 220 },
    { prop: 'caption', unit: 'characters', max: 260 },
    { prop: 'steps', unit: 'items', min: 2, max: 6 },
    { prop: 'steps[].title', unit: 'characters', max: 44 },
    { prop: 'steps[].description', unit: 'characters', max: 200 },
    { prop: 'steps[].duration', unit: 'characters', max: 36 },
    { prop: 'steps[].client', unit: 'items', max: 3 },
    { prop: 'steps[].client[]', unit: 'characters', max: 90 },
  ],
  related: ['Figure', 'Steps'],
  keyboard: [],
  accessibility: {
    name: 'The heading.',
    role: '`figure` with an ordered list; a heading one level lower in each item',
    meets: [
      { criterion: '1.1.1', how: 'Durations are in words; drawing and scale are hidden.' },
      { criterion: '1.3.1', how: 'An ordered list; what the client does is a named list in its item.' },
      { criterion: '1.4.1', how: 'Ends and parties differ in shape, and the legend names the shapes.' },
      { criterion: '1.4.10', how: 'Below 896 px each drawing is between the texts of its step.' },
    ],
    supply: ['A caption that says how its sums were made.'],
  },
};
