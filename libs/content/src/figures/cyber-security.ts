import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'finding-path',
    place: 'introduction',
    heading: 'Nobody closes what they repaired',
    lead: 'A finding passes through several groups of the practice. Fixing it or accepting the risk is decided on your side.',
    stages: [
      {
        title: 'Find',
        description: 'Assessors test what they did not design.',
        gathers: true,
        decides: ['provider'],
        decider: 'Our assessors',
        decision: 'rate every finding on one scale.',
      },
      {
        title: 'Remove',
        description: 'Engineers fix it with your administrators.',
        note: 'fix or accept',
        decides: ['client'],
        decider: 'The owner',
        decision: 'on your side has it fixed, or accepts the risk by name and date.',
      },
      {
        title: 'Watch',
        description: 'Until it is gone, a detection rule looks for its use, 24/7.',
        note: 'you are woken',
        decides: ['provider', 'client'],
        decider: 'The matrix',
        decision: 'agreed with you lists the accounts and workstations on which our analysts act alone.',
      },
      {
        title: 'Prove',
        description: 'A retest, a query or a configuration export shows that it is closed.',
        closes: 'closed, with proof',
        decides: ['provider'],
        decider: 'Our assessor',
        decision: 'closes it; whoever carried out the repair may not.',
      },
    ],
  },
];
