import { handover } from './checklists/handover';
import type { Figure } from './types';
import { months, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '5 to 11 months, slice by slice',
    lead: 'A first slice reaches users within 10 weeks. Migration is practised during construction and adds no time.',
    timings: [
      { days: weeks(2), client: ['Bring ten of your hardest cases'] },
      { days: weeks(2, 4), client: ['Lend two experienced users for a day a week'] },
      { days: months(3, 8), client: ['Decide rule conflicts within two days', 'Provide a pilot group'] },
      { parallel: true, client: ['Sign the control totals as data owners'] },
      { days: weeks(3, 6), client: ['Agree the point of no return', 'Cancel the old licences'] },
    ],
  },
  handover,
];
