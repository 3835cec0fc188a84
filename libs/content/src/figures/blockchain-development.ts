import type { Figure } from './types';
import { weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '3 to 7 months on a public network',
    lead: 'A plain alternative is costed first. Part of the span belongs to an outside auditor. A consortium network takes longer.',
    timings: [
      {
        days: weeks(1, 2),
        client: ['Send a sponsor able to decide on governance', 'Choose the auditor and book the weeks'],
      },
      { days: weeks(1), client: ['Define when a transaction is irreversible for you'] },
      { days: weeks(6, 16), client: ['Connect the systems that take part'] },
      { days: weeks(3, 6), client: ['Hand over the frozen code and read the report'] },
      { days: weeks(2, 4), client: ['Hold the keys in more than one department'] },
    ],
  },
];
