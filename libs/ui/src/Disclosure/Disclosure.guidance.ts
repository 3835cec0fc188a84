import type { Guidance } from '../guidance/Guidance';
import type { DisclosureProps } from './Disclosure';

export const guidance: Guidance<DisclosureProps> = {
  part: 'Disclosure',
  purpose: 'Content that opens below a row on demand.',
  useFor: ['details that few readers need', 'with a shared `name`, sections of which one is open at a time'],
  notFor: [
    { situation: 'text that everybody should read', instead: 'Section' },
    { situation: 'a list of questions', instead: 'FAQ' },
    { situation: 'groups of links', instead: 'DirectoryGroup' },
  ],
  limits: [{ prop: 'summary', unit: 'characters', max: 80 }],
  related: ['FAQ', 'DirectoryGroup', 'Dialog'],
  keyboard: [{ keys: ['Enter', 'Space'], on: 'the row', does: 'opens or closes the content' }],
  accessibility: {
    name: '`summary`.',
    role: 'native `details` with `summary`',
    meets: [
      { criterion: '2.1.1', how: 'A native control, which works without JavaScript and with find-in-page.' },
      { criterion: '4.1.2', how: 'The browser exposes whether the content is open.' },
      { criterion: '2.3.3', how: 'The height is not animated under reduced motion.' },
    ],
    supply: ['A summary that says what will open, not “More”.', 'No control inside the summary.'],
  },
};
