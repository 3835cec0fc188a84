import { factPack } from '../specimens/factPack';
import { firstHour } from './checklists/firstHour';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'steps',
    place: 'process',
    heading: 'Every stage has a decision of yours',
    lead: 'A ring is our responders, a disc is a person on your side who can be reached.',
    caption:
      'With a retainer these decisions are prepared and tried each year. Without one they are taken on the call.',
    stages: [
      {
        does: 'client',
        note: 'your call',
        decides: ['client'],
        decider: 'You',
        decision: 'name one person to decide, reachable at all hours.',
      },
      {
        note: 'shutdown',
        decides: ['provider', 'client'],
        decider: 'The retainer',
        decision: 'records what our responders may do, and who may order a shutdown.',
      },
      {
        note: 'duty to notify',
        decides: ['client'],
        decider: 'Your counsel',
        decision: 'decides whether a duty to notify exists.',
      },
      {
        note: 'credentials',
        decides: ['client'],
        decider: 'Your administrators',
        decision: 'replace credentials in the right sequence.',
      },
      {
        note: 'order',
        decides: ['client'],
        decider: 'You',
        decision: 'name the order in which the business needs its systems.',
      },
      {
        note: 'actions',
        decides: ['client'],
        decider: 'You',
        decision: 'choose which of the actions to take.',
      },
    ],
  },
  firstHour,
  { ...factPack, id: 'specimen', place: 'deliverables' },
];
