import type { Guidance } from '../guidance/Guidance';
import type { FormProps } from './Form';

export const guidance: Guidance<FormProps> = {
  part: 'Form',
  purpose: 'A native form that lays out its fields.',
  useFor: ['fields that are sent together', 'forms that also work without JavaScript, by `action`'],
  notFor: [
    { situation: 'questions that a table of replies answers', instead: 'ChatPanel' },
    { situation: 'a setting that applies at once', instead: 'ThemeToggle' },
  ],
  limits: [],
  related: ['TextInput', 'Select', 'RadioGroup', 'FieldPair', 'FormActions', 'ErrorSummary'],
  keyboard: [
    { keys: ['Enter'], on: 'a single-line field', does: 'submits the form, if it has a submit button' },
  ],
  accessibility: {
    name: 'None; give it `aria-label` if the page has several forms.',
    role: 'native `form`',
    meets: [{ criterion: '1.3.2', how: 'Fields are in reading order at every width.' }],
    supply: [
      'A statement that fields are required unless marked as optional.',
      '`ErrorSummary` above the fields after an invalid submission.',
      'What was typed stays after a failure.',
    ],
  },
};
