import type { Guidance } from '../guidance/Guidance';
import type { ErrorSummaryProps } from './ErrorSummary';

export const guidance: Guidance<ErrorSummaryProps> = {
  part: 'ErrorSummary',
  purpose: 'The errors of a form, above it, each a link to its field.',
  useFor: ['a form that was submitted with invalid values'],
  notFor: [
    { situation: 'the message beside a field', instead: 'Field' },
    { situation: 'a failure to send', instead: 'Notice' },
    { situation: 'a page that failed', instead: 'ErrorPanel' },
  ],
  limits: [
    { prop: 'title', unit: 'words', max: 6 },
    { prop: 'errors[].message', unit: 'characters', max: 120 },
  ],
  related: ['Form', 'Field', 'Notice'],
  keyboard: [
    {
      keys: ['Tab'],
      on: 'the summary, which takes the focus when it appears',
      does: 'moves to the first error',
    },
    { keys: ['Enter'], on: 'an error', does: 'moves the focus to its field' },
  ],
  accessibility: {
    name: '`title`, an `h2`.',
    role: 'group with an alert inside',
    meets: [
      { criterion: '3.3.1', how: 'Every error is named in text and linked to its field.' },
      { criterion: '3.3.3', how: 'Each message says how to correct the value.' },
      { criterion: '4.1.3', how: 'The errors are announced when they appear.' },
      { criterion: '2.4.3', how: 'It takes the focus when it appears and when the errors change.' },
    ],
    supply: [
      'The same message here and at the field.',
      'The `id` of each control as `fieldId`.',
      'Errors in the order of the fields.',
    ],
  },
};
