import type { Guidance } from '../guidance/Guidance';
import type { DialogProps } from './Dialog';

export const guidance: Guidance<DialogProps> = {
  part: 'Dialog',
  purpose: 'A modal window over the page, for one short task.',
  useFor: ['a short form that belongs to the page behind', 'a decision that has to be made before going on'],
  notFor: [
    { situation: 'more text or fields than fit in a window: use a page', instead: 'Form' },
    { situation: 'messages about what has happened', instead: 'Notice' },
    { situation: 'details that some readers want', instead: 'Disclosure' },
    { situation: 'the menu of narrow screens', instead: 'MenuDialog' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 60 },
    { prop: 'closeLabel', unit: 'words', max: 4 },
  ],
  related: ['MenuDialog', 'Notice', 'Disclosure', 'Form'],
  keyboard: [
    {
      keys: ['Tab'],
      on: 'the last control',
      does: 'moves to the first control, after those of the browser; never to the page behind',
    },
    {
      keys: ['Shift + Tab'],
      on: 'the first control',
      does: 'moves to the last control, after those of the browser; never to the page behind',
    },
    {
      keys: ['Escape'],
      on: 'anywhere in the dialog',
      does: 'closes the dialog and returns the focus to where it was before',
    },
    { keys: ['Enter', 'Space'], on: 'the close button', does: 'closes the dialog' },
  ],
  accessibility: {
    name: '`heading`, an `h2`.',
    role: 'modal dialog; the page behind is inert',
    meets: [
      { criterion: '2.1.2', how: 'Escape and the close button always lead out.' },
      { criterion: '2.4.3', how: 'The focus moves in on opening and back on closing.' },
      { criterion: '2.5.5', how: 'The close button is 44 px wide and high.' },
    ],
    supply: [
      '`finalFocus` if the control that opened it is removed meanwhile.',
      '`initialFocus` on the first field of a form.',
      'A way to the same task without JavaScript.',
    ],
  },
};
