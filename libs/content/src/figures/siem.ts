import { detectionRule } from '../specimens/detectionRule';
import { logPlatforms } from './comparisons/logPlatforms';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'flow',
    id: 'tiers',
    place: 'introduction',
    heading: 'Each source gets a purpose and a tier',
    lead: 'The attacks that you must notice decide which events are collected, and where they are kept.',
    caption: 'The source plan, second of the steps, assigns each source; the lines show the principle.',
    sources: ['Endpoint', 'Identity', 'Mail', 'Cloud', 'Firewall', 'Applications'],
    stage: { title: 'Pipeline', description: 'Clocks synchronised, one schema, noise filtered' },
    tiers: [
      { title: 'Hot', description: 'Detection: every rule has a test event', kind: 'used' },
      { title: 'Cold', description: 'History that only an auditor needs', kind: 'kept' },
      { title: 'None', description: 'Not collected: no use case needs it', kind: 'dropped' },
    ],
  },
  logPlatforms,
  { ...detectionRule, id: 'specimen', place: 'deliverables' },
];
