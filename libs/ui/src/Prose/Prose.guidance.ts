import type { Guidance } from '../guidance/Guidance';
import type { ProseProps } from './Prose';

export const guidance: Guidance<ProseProps> = {
  part: 'Prose',
  purpose: 'Long text from typed blocks: paragraphs, headings, lists, notes, code, tables.',
  useFor: ['articles and policies', 'text that comes from data'],
  notFor: [
    { situation: 'one sentence with a link', instead: 'RichText' },
    { situation: 'the copy of a landing page', instead: 'Section' },
  ],
  limits: [{ prop: 'blocks', unit: 'items', min: 1, max: 60 }],
  related: ['RichText', 'TableOfContents', 'Table', 'Section'],
  keyboard: [
    { keys: ['Enter'], on: 'a link, or the # of a heading', does: 'follows the link' },
    {
      keys: ['Arrow left', 'Arrow right'],
      on: 'code or a table that is wider than the text',
      does: 'scrolls it',
    },
  ],
  accessibility: {
    name: 'The caption names code and tables that scroll.',
    role: 'generic element with headings, lists and tables; a note has the role `note`',
    meets: [
      { criterion: '1.4.8', how: 'Lines of 52 to 68 characters.' },
      { criterion: '1.4.10', how: 'Wide code and tables scroll by themselves, not the page.' },
      { criterion: '2.1.1', how: 'What scrolls can receive the focus.' },
    ],
    supply: [
      'The level of the headings that fits the page.',
      'A unique `id` for each heading.',
      'A caption for each table and piece of code.',
    ],
  },
};
