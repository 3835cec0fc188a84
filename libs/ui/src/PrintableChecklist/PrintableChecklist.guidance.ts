import type { Guidance } from '../guidance/Guidance';
import type { PrintableChecklistProps } from './PrintableChecklist';

export const guidance: Guidance<PrintableChecklistProps> = {
  part: 'PrintableChecklist',
  purpose: 'A list with empty boxes, printed on a page of its own and filled in with a pen.',
  useFor: ['actions under pressure', 'questions that a buyer takes into a meeting'],
  notFor: [
    { situation: 'statements that are already true', instead: 'CheckList' },
    { situation: 'choices that a form sends', instead: 'CheckboxField' },
    { situation: 'a process with durations', instead: 'Steps' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 60 },
    { prop: 'groups', unit: 'items', min: 2, max: 6 },
    { prop: 'groups[].title', unit: 'characters', max: 44 },
    { prop: 'groups[].items', unit: 'items', min: 2, max: 7 },
    { prop: 'groups[].items[]', unit: 'characters', max: 150 },
    { prop: 'lines', unit: 'items', min: 1, max: 4 },
  ],
  related: ['CheckList', 'Figure', 'Steps'],
  keyboard: [],
  accessibility: {
    name: 'The heading names the figure.',
    role: 'figure with a heading and a list for each group',
    meets: [{ criterion: '1.1.1', how: 'The boxes are drawn; each item is complete without its box.' }],
    supply: ['Items that begin with a verb, or questions.', 'No more than one page of paper.'],
  },
};
