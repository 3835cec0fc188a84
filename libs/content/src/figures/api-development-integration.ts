import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'flow',
    id: 'message-ends',
    place: 'introduction',
    heading: 'Every message reaches a known end',
    lead: 'Networks time out and partners send duplicates, so each delivery may arrive again and must do no harm.',
    caption:
      'Retries use back-off with jitter. A daily reconciliation compares both sides and finds silent gaps.',
    sources: ['API calls', 'Events', 'Files', 'EDI messages'],
    stage: {
      title: 'Contract check',
      description: 'Validated against the specification, repeats told by their key',
    },
    tiers: [
      { title: 'Processed', description: 'At-least-once delivery, idempotent handling', kind: 'used' },
      { title: 'Dead-letter queue', description: 'Kept for an owner, who repairs or rejects', kind: 'kept' },
      { title: 'Repeat', description: 'Recognised, and without effect', kind: 'dropped' },
    ],
  },
];
