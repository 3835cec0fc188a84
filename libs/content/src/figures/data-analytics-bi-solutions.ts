import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'flow',
    id: 'from-source-to-screen',
    place: 'introduction',
    heading: 'A figure is tested before it is shown',
    lead: 'Each load passes the same checks, and each measure is defined once.',
    caption: 'Names of sources are examples. Which come first follows from the decisions worth supporting.',
    sources: ['Sales', 'Purchasing', 'Stock', 'Finance'],
    stage: { title: 'Tests and definitions', description: 'Fresh, complete, unique, in a plausible range' },
    tiers: [
      { title: 'Published', description: 'Every tool reads the same definition', kind: 'used' },
      { title: 'History', description: 'Any past day can be calculated again', kind: 'kept' },
      {
        title: 'Held back',
        description: 'A failed check names the source and stops publication',
        kind: 'dropped',
      },
    ],
  },
];
