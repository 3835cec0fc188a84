import type { Figure } from './types';
import { weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '11 to 15 weeks to a full cycle',
    lead: 'The first complete round of evidence ends the project. After it the calendar runs on until notice.',
    timings: [
      { days: weeks(2), client: ['Have counsel settle which laws apply'] },
      { days: weeks(3, 4), client: ['Show existing practice'] },
      { days: weeks(2, 3), client: ['Approve the policies', 'Name an owner for each control'] },
      { days: weeks(4, 6), client: ['Collect evidence with time set aside for it'] },
      { client: ['Meet as a committee at least quarterly'] },
    ],
  },
];
