import { custodyRecord } from '../specimens/custodyRecord';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'evidence-path',
    place: 'introduction',
    heading: 'From counsel’s question to counsel’s report',
    lead: 'Originals are sealed before anything is examined. An opposing examiner can repeat each step on a verified copy.',
    caption: 'The chain of custody records who held each item, from collection to return.',
    stages: [
      {
        title: 'Instruct',
        description: 'Questions, legal basis, privacy limits and who may see results are fixed.',
        does: 'client',
        note: 'instruction',
        decides: ['client'],
        decider: 'Your counsel',
        decision: 'instructs, or at least approves, the work.',
      },
      {
        title: 'Preserve',
        description: 'Memory first, then devices and mailboxes, then logs that retention would delete.',
        decides: ['provider'],
        decider: 'Our examiner',
        decision: 'follows the order of volatility. Your IT searches and resets nothing.',
      },
      {
        title: 'Verify',
        description: 'Images are hashed with SHA-256, compared, and duplicated.',
        decides: ['provider'],
        decider: 'Our examiner',
        decision: 'seals the originals and works on copies.',
      },
      {
        title: 'Interpret',
        description: 'Findings are weighed against alternatives, innocent causes included.',
        decides: ['provider'],
        decider: 'Our second examiner,',
        decision: 'who did not do the work, checks the findings.',
      },
      {
        title: 'Report',
        description: 'Facts, their confidence and their limits, with exhibits numbered.',
        note: 'the report',
        decides: ['client'],
        decider: 'Your counsel',
        decision: 'decides on its use. Whether conduct was unlawful is for a court.',
      },
    ],
  },
  { ...custodyRecord, id: 'specimen', place: 'deliverables' },
];
