import type { Figure } from './types';
import { weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '4 to 7 months to customers',
    lead: 'Blueprint and core come first. Design partners then use each release and order what follows.',
    timings: [
      { days: weeks(2, 3), client: ['Bring pricing assumptions, however rough'] },
      { days: weeks(5, 7), client: ['Decide on regions and hosting'] },
      { days: weeks(8, 16), client: ['Introduce three to five early customers'] },
      { days: weeks(2, 3) },
      { days: weeks(2), client: ['Staff the support rota'] },
    ],
  },
];
