import type { Guidance } from '../guidance/Guidance';
import type { AlertFlowProps } from './AlertFlow';

export const guidance: Guidance<AlertFlowProps> = {
  part: 'AlertFlow',
  purpose: 'Work that changes hands: two lanes, a column for each stage, and who decides.',
  useFor: ['the path of an alert, a warning or a piece of evidence', 'showing when the client is asked'],
  notFor: [
    { situation: 'steps with durations', instead: 'Steps' },
    { situation: 'who does which task of a shared operation', instead: 'Responsibility' },
    { situation: 'counts of alerts, which the drawing cannot show' },
  ],
  limits: [
    { prop: 'stages', unit: 'items', min: 3, max: 5 },
    { prop: 'stages[].title', unit: 'characters', max: 20 },
    { prop: 'stages[].description', unit: 'characters', max: 110 },
    { prop: 'stages[].decider', unit: 'characters', max: 32 },
    { prop: 'stages[].decision', unit: 'characters', max: 110 },
    { prop: 'stages[].closes', unit: 'characters', max: 24 },
    { prop: 'stages[].note', unit: 'characters', max: 18 },
  ],
  related: ['Figure', 'Steps', 'Responsibility'],
  keyboard: [],
  accessibility: {
    name: 'The heading.',
    role: 'figure with an ordered list; a heading in each item',
    meets: [
      { criterion: '1.1.1', how: 'The lines are hidden; the list says the same.' },
      { criterion: '1.3.1', how: 'An ordered list, so that position and number are announced.' },
      { criterion: '1.4.1', how: 'Ring and disc differ in shape, and every decision names its party.' },
      { criterion: '1.4.10', how: 'In narrow windows the stages are stacked.' },
    ],
    supply: ['Deciders whose words name the party, such as `Our analyst` or `You`.'],
  },
};
