import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'flow',
    id: 'ways-in',
    place: 'introduction',
    heading: 'Five ways\u00a0in, three outcomes',
    lead: 'What the intruder finds decides more than the way in.',
    caption:
      'Each outcome is shown with its first remedy. The drawing does not say which way\u00a0in leads to which outcome.',
    sources: ['Reused password', 'Stolen session', 'Missed patch', 'Supplier access', 'Forged invoice'],
    stage: {
      title: 'Found',
      description: 'Flat network, shared administrators, backups within reach',
    },
    tiers: [
      {
        title: 'Systems encrypted',
        description: 'Remedy: backups that no domain administrator can delete',
        kind: 'kept',
      },
      { title: 'Copies published', description: 'Remedy: less data, and data encrypted', kind: 'kept' },
      { title: 'Payment diverted', description: 'Remedy: a call to a number already known', kind: 'kept' },
    ],
  },
];
