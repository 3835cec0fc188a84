import type { Guidance } from '../guidance/Guidance';
import type { FAQProps } from './FAQ';

export const guidance: Guidance<FAQProps> = {
  part: 'FAQ',
  purpose: 'Frequently asked questions, each of which opens by itself.',
  useFor: ['questions that buyers do ask, the most frequent first', 'the end of a page about one subject'],
  notFor: [
    { situation: 'content that every reader needs', instead: 'Section' },
    { situation: 'one text to open on demand', instead: 'Disclosure' },
    { situation: 'terms and their meaning', instead: 'DescriptionList' },
  ],
  limits: [
    { prop: 'questions', unit: 'items', min: 2, max: 8 },
    { prop: 'questions[].question', unit: 'characters', max: 80 },
    { prop: 'questions[].answer', unit: 'characters', max: 320 },
  ],
  related: ['Disclosure', 'DescriptionList', 'ChatPanel'],
  keyboard: [
    { keys: ['Enter', 'Space'], on: 'a question', does: 'opens or closes its answer' },
    {
      keys: ['Tab'],
      on: 'a question',
      does: 'moves to the links of its open answer, then to the next question',
    },
  ],
  accessibility: {
    name: 'Each question names its control.',
    role: 'one native `details` for each question',
    meets: [
      { criterion: '2.1.1', how: 'Native controls, which work without JavaScript.' },
      { criterion: '4.1.2', how: 'The browser exposes which answers are open.' },
    ],
    supply: ['A heading above the list.', 'Questions in the words of the reader.'],
  },
};
