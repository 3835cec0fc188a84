import type { Figure } from './types';
import { weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '11 to 18 weeks to release',
    lead: 'The span assumes that contracts exist. Each flow you add lengthens the third step most.',
    timings: [
      { days: weeks(1), client: ['Provide addresses, interfaces and audit reports'] },
      { days: weeks(2), client: ['Find test users outside your team'] },
      { days: weeks(6, 12), client: ['Answer wording questions'] },
      { days: weeks(1, 2) },
      { days: weeks(1), client: ['Approve each stage of the rollout'] },
    ],
  },
];
