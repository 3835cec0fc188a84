import { threatModel } from '../specimens/threatModel';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  { ...threatModel, id: 'specimen', place: 'deliverables' },
  {
    kind: 'before-after',
    id: 'earlier-checks',
    place: 'introduction',
    heading: 'Flaws are met where they are made',
    lead: 'Loops are waits of no particular length; rings are checks inside the daily work.',
    caption: 'Release decisions stay yours. Tools miss broken business rules, so manual review remains.',
    before: {
      start: 'A feature',
      end: 'A repaired release',
      stops: [
        { title: 'Flaw', description: 'waits for the next test' },
        { title: 'Ticket', description: 'waits in the backlog' },
        { title: 'Fix', description: 'waits for the next release' },
      ],
    },
    after: {
      start: 'The same feature',
      end: 'A release',
      stops: [
        { title: 'Threat model', description: 'abuse cases beside the user stories' },
        { title: 'Pull request', description: 'a check blocks what is new and serious' },
        { title: 'Manual review', description: 'authorisation, cryptography, deserialisation' },
        { title: 'Staging', description: 'dynamic tests' },
      ],
    },
  },
];
