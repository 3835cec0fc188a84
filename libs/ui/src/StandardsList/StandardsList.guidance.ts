import type { Guidance } from '../guidance/Guidance';
import type { StandardsListProps } from './StandardsList';

export const guidance: Guidance<StandardsListProps> = {
  part: 'StandardsList',
  purpose: 'The standards that a company works to, in one labelled line.',
  useFor: ['two to six official names, below a hero or at the end of a section'],
  notFor: [
    { situation: 'standards with an explanation each', instead: 'DescriptionList' },
    { situation: 'labels of an item', instead: 'Tag' },
    { situation: 'certificates that are not held' },
  ],
  limits: [
    { prop: 'label', unit: 'words', max: 3 },
    { prop: 'standards', unit: 'items', min: 2, max: 6 },
    { prop: 'standards[]', unit: 'characters', max: 32 },
  ],
  related: ['DescriptionList', 'Tag', 'Metrics'],
  keyboard: [],
  accessibility: {
    name: '`label` names the list.',
    role: 'list',
    meets: [{ criterion: '1.3.1', how: 'A list with its label as accessible name.' }],
    supply: ['Official names: “ISO/IEC 27001”, not “ISO”.'],
  },
};
