import type { Figure } from './types';
import { weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '5 to 6 weeks to the first lessons',
    lead: 'Preparation is drawn to scale. The programme that follows runs for a year, with exercises alongside the lessons.',
    timings: [
      {
        days: weeks(2, 3),
        client: [
          'Ask data protection for advice, and agree with employee representatives',
          'Allow-list the exercise senders',
        ],
      },
      { days: weeks(2), client: ['Confirm roles and languages'] },
      { days: weeks(1), client: ['Announce that reporting is safe'] },
      { client: ['Give staff ten minutes a month, and three groups an hour'] },
      { parallel: true },
      { days: weeks(1), client: ['Decide what a technical control should solve'] },
    ],
  },
];
