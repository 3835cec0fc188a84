import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'before-after',
    id: 'one-order',
    place: 'introduction',
    heading: 'One order, entered once',
    lead: 'The course of a single order shows what to change first. Loops are waits, all drawn alike.',
    caption: 'The example is illustrative; your own value streams are drawn from observation.',
    before: {
      start: 'An order',
      end: 'A paid invoice',
      stops: [
        { title: 'Second system', description: 'waits to be typed again' },
        { title: 'Spreadsheet', description: 'waits for whoever keeps it' },
        { title: 'Approval', description: 'waits because two records disagree' },
      ],
    },
    after: {
      start: 'The same order',
      end: 'A paid invoice',
      stops: [
        { title: 'Shared record', description: 'entered once, read by both systems' },
        { title: 'Measure', description: 'recorded before the start, compared after' },
        { title: 'Old route', description: 'closed, and only then counted as finished' },
      ],
    },
  },
];
