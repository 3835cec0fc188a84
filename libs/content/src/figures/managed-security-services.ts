import { authorityMatrix } from '../specimens/authorityMatrix';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'alert-path',
    place: 'introduction',
    heading: 'The path of an alert, and who decides',
    lead: 'Which actions analysts may take unasked is agreed beforehand. Anything else reaches you as a call.',
    caption: 'The authority matrix is set by asset group and tested monthly with a harmless alert.',
    stages: [
      {
        title: 'Watch',
        description:
          'Endpoints, identities, mail, cloud, firewalls, applications and smart contracts send their events.',
        gathers: true,
        decides: ['provider'],
        decider: 'Our detection rules',
        decision: 'raise the alert. Each rule has its test cases.',
      },
      {
        title: 'Triage',
        description: 'Automation enriches and groups. An analyst reads what is left.',
        closes: 'closed, with the reason',
        decides: ['provider'],
        decider: 'Our analyst',
        decision: 'decides, writes the reason, and signs the case.',
      },
      {
        title: 'Contain',
        description: 'A laptop is isolated, an account disabled, a server isolated.',
        note: 'ask, on a call',
        decides: ['provider', 'client'],
        decider: 'The authority matrix:',
        decision: 'act, and our analyst does it; inform, and your staff do; ask, and you decide.',
      },
      {
        title: 'Report',
        description: 'Times, silent sources, causes of noise and open recommendations, every month.',
        note: 'recommendations',
        decides: ['client'],
        decider: 'You',
        decision:
          'choose which recommendations to follow, since your systems are patched by your own people.',
      },
    ],
  },
  { ...authorityMatrix, id: 'specimen', place: 'deliverables' },
];
