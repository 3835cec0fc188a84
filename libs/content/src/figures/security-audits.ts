import type { Figure } from './types';
import { days, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: '3 to 5 weeks to the report',
    lead: 'Fieldwork varies most, with the number of controls and sites. Corrective actions are verified later, when they fall due.',
    timings: [
      { days: days(2, 3), client: ['Name a sponsor outside the audited function'] },
      { days: days(3, 4), client: ['Hand over policies and past findings'] },
      { days: days(1, 2), client: ['Give read access, or export while we watch'] },
      { days: weeks(1, 2), client: ['Set aside an hour with each control owner'] },
      { days: days(3), client: ['Correct facts in the draft'] },
      { days: days(2, 3), client: ['Hear the report as its sponsor'] },
    ],
  },
];
