import { factPack } from '../specimens/factPack';
import { firstHour } from './checklists/firstHour';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'who-decides',
    place: 'process',
    heading: 'Every stage has a decision of yours',
    lead: 'A ring is our responders, a disc is a person on your side who can be reached.',
    caption:
      'With a retainer these decisions are prepared and tried each year. Without one they are taken on the call.',
    stages: [
      {
        title: 'Call',
        description: 'Symptoms, times and a safe channel are settled by telephone.',
        does: 'client',
        note: 'your call',
        decides: ['client'],
        decider: 'You',
        decision: 'name one person to decide, reachable at all hours.',
      },
      {
        title: 'Contain',
        description: 'Hosts isolated, sessions and tokens revoked, volatile evidence taken.',
        note: 'shutdown',
        decides: ['provider', 'client'],
        decider: 'The retainer',
        decision: 'records what our responders may do, and who may order a shutdown.',
      },
      {
        title: 'Eradicate',
        description: 'Every foothold is removed in one coordinated window.',
        note: 'credentials',
        decides: ['client'],
        decider: 'Your administrators',
        decision: 'replace credentials in the right sequence.',
      },
      {
        title: 'Recover',
        description: 'Verified backups are restored into a clean segment and watched.',
        note: 'order',
        decides: ['client'],
        decider: 'You',
        decision: 'name the order in which the business needs its systems.',
      },
      {
        title: 'Report',
        description: 'One timeline in UTC, and a fact pack that is updated at each stage.',
        note: 'duty to notify',
        decides: ['client'],
        decider: 'Your counsel',
        decision: 'decides whether a duty to notify exists.',
      },
    ],
  },
  firstHour,
  { ...factPack, id: 'specimen', place: 'deliverables' },
];
