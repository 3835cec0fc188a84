import type { Figure } from './types';
import { days, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '9 to 15 weeks to launch',
    lead: 'Final copy, due before the templates are frozen, can decide between the two ends.',
    caption:
      'Launch after 9 to 15 weeks is the sum of the first five durations. The 30 days of aftercare are calendar days.',
    timings: [
      { days: weeks(1, 2), client: ['Give access to hosting, DNS and analytics'] },
      { days: weeks(2), client: ['Find five people from the audience'] },
      { days: weeks(2, 4), client: ['Supply final copy for each page type'] },
      { days: weeks(3, 6), client: ['Follow the preview address'] },
      { days: weeks(1), client: ['Approve the move of the domain'] },
      { days: days(21), client: ['Send in the questions of your editors'] },
    ],
  },
];
