import { decisionMemo } from '../specimens/decisionMemo';
import type { Figure } from './types';
import { days } from './workingDays';

export const figures: readonly Figure[] = [
  { ...decisionMemo, id: 'specimen', place: 'deliverables' },
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '1 to 2 weeks from question to memo',
    lead: 'The first call is free and binds neither side. The clock starts once the question is agreed.',
    caption:
      'Reading, options and memo take 5 to 10 working days, added up from their durations; wording the question comes before.',
    timings: [
      { days: days(0), client: ['Tell us the decision and its date'] },
      { days: days(1, 2), client: ['Agree the question and the quote'] },
      {
        days: days(2, 5),
        client: ['Share diagrams, contracts and invoices', 'Arrange three to six conversations'],
      },
      { days: days(2, 4) },
      { days: days(1), client: ['Bring the people who decide'] },
    ],
  },
];
