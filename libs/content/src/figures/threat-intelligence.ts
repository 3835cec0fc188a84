import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'alert-flow',
    id: 'cycle',
    place: 'introduction',
    heading: 'From your question to your decision',
    lead: 'A ring is our analysts, a disc is a person on your side. Any product that answers none of your questions is dropped.',
    caption: 'Requirements are rewritten each quarter, after readers have marked what they used.',
    stages: [
      {
        title: 'Require',
        description: 'Decisions, assets, brands and suppliers become questions to be answered.',
        does: 'client',
        note: 'your questions',
        decides: ['client'],
        decider: 'You',
        decision: 'give each question an owner and a review date.',
      },
      {
        title: 'Collect',
        description: 'Open sources, sharing groups, feeds, domain records and lawful providers.',
        closes: 'not collected',
        decides: ['provider'],
        decider: 'Our collection plan',
        decision: 'leaves out what serves no requirement.',
      },
      {
        title: 'Assess',
        description: 'Source and information are graded apart; likelihood uses a fixed scale of terms.',
        decides: ['provider'],
        decider: 'Our analyst',
        decision: 'states the confidence, and what would change it.',
      },
      {
        title: 'Act',
        description: 'Each item ends in a change, or in a decision to change nothing.',
        does: 'client',
        note: 'choose, approve',
        decides: ['client'],
        decider: 'The owner you named',
        decision: 'chooses. Takedown requests need the approval of one person on your side.',
      },
      {
        title: 'Mark',
        description: 'Each product is marked used or not used.',
        does: 'client',
        note: 'used or not',
        decides: ['client'],
        decider: 'Your readers',
        decision: 'say what was of no use to them.',
      },
    ],
  },
];
