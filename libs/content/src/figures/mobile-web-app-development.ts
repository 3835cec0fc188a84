import type { Figure } from './types';
import { weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '3 to 6 months to a public version',
    lead: 'You hold test builds from the second week of the build. Developer accounts can take weeks, so enrol first.',
    timings: [
      { days: weeks(1, 2), client: ['Enrol the developer accounts'] },
      { days: weeks(2, 3), client: ['Choose the platforms after the prototype'] },
      {
        days: weeks(8, 16),
        client: ['Hold the weekly builds', 'Bring five to eight users to each test round'],
      },
      { days: weeks(2) },
      { days: weeks(1, 3), client: ['Decide on the size of each cohort'] },
    ],
  },
];
