import type { Figure } from './types';
import { months, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '4 to 7 weeks to a walking skeleton',
    lead: 'Three short steps put a thin feature into production. How long delivery then runs is decided stage by stage.',
    caption:
      'The skeleton is in production at the end of the third step; 4 to 7 weeks is the sum of the first three durations.',
    timings: [
      { days: weeks(1, 3), client: ['Name a product owner with half their week'] },
      { days: weeks(1, 2), client: ['Say which technologies your people can maintain'] },
      { days: weeks(2), client: ['Open accounts and environments'] },
      { days: months(2, 9), client: ['Attend each demonstration', 'Choose what comes next'] },
      { days: weeks(3, 4), client: ['Ship a feature with us watching'] },
    ],
  },
];
