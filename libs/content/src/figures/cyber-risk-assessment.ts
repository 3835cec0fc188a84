import { riskEntry } from '../specimens/riskEntry';
import type { Figure } from './types';
import { days, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  { ...riskEntry, id: 'specimen', place: 'deliverables' },
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '4 to 5 weeks to signed decisions',
    lead: 'Value workshops and estimation take a week each; the other steps depend on how soon risk owners can meet.',
    timings: [
      { days: days(2, 3), client: ['Name the loss that is for the board to accept'] },
      { days: weeks(1), client: ['Send finance and each business owner to two workshops'] },
      { days: days(3, 5), client: ['Provide past incidents, policies and test reports'] },
      { days: weeks(1) },
      { days: days(3, 5), client: ['Sign each decision with a review date'] },
    ],
  },
];
