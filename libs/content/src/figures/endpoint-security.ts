import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'isolation',
    place: 'introduction',
    heading: 'Your own team isolates and rebuilds',
    lead: 'We tune the detection and write the runbook. After the drill your administrators carry out the rest.',
    caption: 'Alerts at night can be read by our SOC, as a managed service.',
    stages: [
      {
        title: 'Detect',
        description: 'EDR runs in blocking mode. What an emulation got past becomes a rule or a known gap.',
        gathers: true,
        decides: ['provider'],
        decider: 'Our tested rules',
        decision: 'raise the alert. Each exclusion is justified, narrowed and dated.',
      },
      {
        title: 'Isolate',
        description: 'The machine loses its network and keeps its link to the console.',
        does: 'client',
        note: 'the order',
        decides: ['client'],
        decider: 'The person you named',
        decision: 'in the runbook gives the order.',
      },
      {
        title: 'Investigate',
        description: 'What ran, what it reached, and whether other machines show the same.',
        does: 'client',
        note: 'the finding',
        decides: ['client'],
        decider: 'Your team',
        decision: 'decides whether suspicion is enough to rebuild.',
      },
      {
        title: 'Rebuild',
        description: 'The device enrols itself over the internet and receives the build for its class.',
        does: 'client',
        note: 'the start',
        decides: ['client'],
        decider: 'Your team',
        decision: 'starts it. The drill has shown the time it takes.',
      },
    ],
  },
];
