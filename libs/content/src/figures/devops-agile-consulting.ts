import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'before-after',
    id: 'waiting',
    place: 'introduction',
    heading: 'The same change, without the waiting',
    lead: 'Each loop is a wait; its size is not measured. The checks run by themselves.',
    caption: 'The pipeline records who reviewed, what passed and what was deployed where.',
    before: {
      start: 'A change',
      end: 'A satisfied user',
      stops: [
        { title: 'Branch', description: 'waits to be merged' },
        { title: 'Environment', description: 'waits to come free' },
        { title: 'Committee', description: 'waits for its meeting' },
        { title: 'Release', description: 'waits for a weekend' },
      ],
    },
    after: {
      start: 'The same change',
      end: 'A satisfied user',
      stops: [
        { title: 'Build and tests', description: 'unit and contract tests, dependency and secret scan' },
        { title: 'Deployed, switched off', description: 'artefact signed, rollback tried' },
        { title: 'First group', description: 'behind a flag with an owner and an expiry date' },
        { title: 'Canary', description: 'returns automatically when the error budget burns' },
      ],
    },
  },
];
