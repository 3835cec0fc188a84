import { finding } from '../specimens/finding';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: 'Two to three weeks to the report',
    lead: 'Each step is drawn from its shortest to its longest course. The retest waits for your fixes, and you set their pace.',
    caption:
      'Working days, added up from the durations of the steps: the report is ready after 9 days at the earliest and 14 at the latest.',
    timings: [
      {
        days: { min: 1, max: 1 },
        client: ['Sign the authorisation', 'Approve plan and quote before a packet moves'],
      },
      { days: { min: 1, max: 2 }, client: ['Hand over two test accounts per role'] },
      { days: { min: 5, max: 8 }, client: ['Keep a technical contact reachable during the windows'] },
      { days: { min: 2, max: 3 }, client: ['Join a call to settle facts'] },
      {
        days: { min: 1, max: 2 },
        after: {
          title: 'Fixes',
          duration: 'as long as you need',
          client: ['Repair with your team, or have us do it under a separate quote'],
        },
      },
    ],
  },
  { ...finding, id: 'specimen', place: 'deliverables' },
];
