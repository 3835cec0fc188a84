import { invariants } from '../specimens/invariants';
import type { Figure } from './types';
import { days, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  { ...invariants, id: 'specimen', place: 'deliverables' },
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '6 to 13 weeks of our work, plus the audit',
    lead: 'Specification, code and tests are ours. The auditor sets the calendar of the fourth step.',
    timings: [
      {
        days: weeks(1, 2),
        client: ['Sign off the invariants as business owner', 'Book an independent auditor'],
      },
      { days: weeks(3, 8) },
      { days: weeks(2, 3) },
      { days: weeks(3, 6), client: ['Read the report of your auditor'] },
      { days: days(1, 2), client: ['Bring signers with hardware wallets'] },
    ],
  },
];
