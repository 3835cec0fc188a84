import { finding } from '../specimens/finding';
import type { Figure } from './types';
import { days } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '2 to 3 weeks to the report',
    lead: 'Each step is drawn from its shortest to its longest course. The retest waits for your fixes, up to a quoted date.',
    timings: [
      { days: days(1), client: ['Sign the authorisation', 'Approve the plan before a packet moves'] },
      { days: days(1, 2), client: ['Hand over two test accounts per role'] },
      { days: days(5, 8), client: ['Keep a technical contact reachable during the windows'] },
      { days: days(2, 3), client: ['Join a call to settle facts'] },
      {
        days: days(1, 2),
        after: {
          title: 'Fixes',
          duration: 'at your pace, by a quoted date',
          client: ['Repair with your team, or have us do it under a separate quote'],
        },
      },
    ],
  },
  { ...finding, id: 'specimen', place: 'deliverables' },
];
