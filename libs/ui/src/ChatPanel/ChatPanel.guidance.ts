import type { Guidance } from '../guidance/Guidance';
import type { ChatPanelProps } from './ChatPanel';

export const guidance: Guidance<ChatPanelProps> = {
  part: 'ChatPanel',
  purpose: 'The chat: a small window beside the page that suggests keywords and answers messages.',
  useFor: [
    'answers that an engine looks up in a table of replies',
    'questions asked while the page stays in view',
  ],
  notFor: [
    { situation: 'a message that a person has to read', instead: 'Form' },
    { situation: 'a task that must be finished before the visitor goes on', instead: 'Dialog' },
    { situation: 'questions that most visitors have', instead: 'FAQ' },
  ],
  limits: [
    { prop: 'starters', unit: 'items', min: 2, max: 6 },
    { prop: 'starters[]', unit: 'words', max: 6 },
  ],
  related: ['ChatButton', 'Dialog', 'FAQ'],
  keyboard: [
    {
      keys: ['Characters'],
      on: 'the text field',
      does: 'types them; keywords that match are suggested, or else those that the text may be about',
    },
    { keys: ['Enter'], on: 'the text field, no suggestion active', does: 'sends the message' },
    {
      keys: ['Enter'],
      on: 'the text field, a suggestion active',
      does: 'fills the suggestion into the field',
    },
    { keys: ['Shift + Enter'], on: 'the text field', does: 'does nothing: a message has one line' },
    {
      keys: ['Arrow down'],
      on: 'the text field, with suggestions',
      does: 'opens the list or moves to the next suggestion, from the last to the first',
    },
    {
      keys: ['Arrow up'],
      on: 'the text field, with suggestions',
      does: 'opens the list or moves to the previous suggestion, from the first to the last',
    },
    { keys: ['Home'], on: 'the text field, a suggestion active', does: 'moves to the first suggestion' },
    { keys: ['End'], on: 'the text field, a suggestion active', does: 'moves to the last suggestion' },
    { keys: ['Escape'], on: 'the text field, list of suggestions open', does: 'closes the list' },
    { keys: ['Escape'], on: 'anywhere in the panel', does: 'closes the panel' },
    { keys: ['Arrow up', 'Arrow down'], on: 'the messages', does: 'scrolls them' },
    { keys: ['Enter', 'Space'], on: 'a button', does: 'presses the button' },
  ],
  accessibility: {
    name: 'The heading of the panel.',
    role: 'non-modal dialog; the field is a combobox with a listbox, named ‘Perhaps one of these helps’ for guesses; the messages are a log',
    meets: [
      { criterion: '2.1.1', how: 'The log can receive the focus, so that arrow keys scroll it.' },
      { criterion: '4.1.2', how: 'The active suggestion is exposed with `aria-activedescendant`.' },
      { criterion: '4.1.3', how: 'Replies, suggestions and remaining characters are announced politely.' },
    ],
    supply: [
      'Moving the focus to `ChatButton` in `onClose`.',
      'A `contactHref`, so that a person can be reached.',
      'An engine with `ask`, if questions and misspelled words should find something.',
      'Translated `texts` on a page in another language.',
    ],
  },
};
