import type { Guidance } from '../guidance/Guidance';
import type { FinderProps } from './Finder';

export const guidance: Guidance<FinderProps> = {
  part: 'Finder',
  purpose: 'A search field whose results replace a directory while a visitor types.',
  useFor: [
    'a directory with more entries than a visitor reads one by one',
    'entries of several kinds in one list: services, articles, terms',
  ],
  notFor: [
    { situation: 'fewer than about fifteen links in all', instead: 'PageList' },
    { situation: 'a choice of one value in a form', instead: 'Select' },
    { situation: 'questions in the words of the visitor', instead: 'ChatPanel' },
    { situation: 'guesses for misspelt words, which no mark can explain' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 40 },
    { prop: 'hint', unit: 'characters', max: 120 },
    { prop: 'emptyText', unit: 'characters', max: 200 },
  ],
  related: ['DirectoryGroup', 'LinkList', 'TextInput'],
  keyboard: [
    { keys: ['Characters'], on: 'the field', does: 'shows what matches' },
    { keys: ['Enter', 'Arrow down'], on: 'the field', does: 'moves to the first result' },
    {
      keys: ['Arrow down', 'Arrow up'],
      on: 'a result',
      does: 'moves to the next result, or back to the field',
    },
    { keys: ['Tab'], on: 'a result', does: 'moves to the next result: each is one tab stop' },
    { keys: ['Enter'], on: 'a result', does: 'follows its link' },
    { keys: ['Escape'], on: 'the field or a result', does: 'empties the field and moves the focus there' },
    { keys: ['Enter', 'Space'], on: 'the button in the field', does: 'empties the field' },
  ],
  accessibility: {
    name: '`label` names the field; the title names each link.',
    role: 'native search field in a `search` landmark; lists of links under headings; polite live region',
    meets: [
      { criterion: '1.3.1', how: 'The label belongs to the field, and headings name the groups of results.' },
      { criterion: '1.4.1', how: 'What matches is underlined in a `mark`, not only coloured.' },
      { criterion: '1.4.11', how: 'The border of the field has a contrast of 3:1.' },
      { criterion: '2.4.4', how: 'The title alone names the target of a link.' },
      { criterion: '2.5.5', how: 'The whole row is the target of its link.' },
      { criterion: '3.3.2', how: 'The label is visible while typing.' },
      { criterion: '4.1.3', how: 'The number of results is announced half a second after the last change.' },
    ],
    supply: [
      'A directory in `children` that is complete without scripting.',
      'Ranges that mark what matches in every result.',
      'A way on for a query without results.',
    ],
  },
};
