import type { Guidance } from '../guidance/Guidance';
import type { CheckboxFieldProps } from './CheckboxField';

export const guidance: Guidance<CheckboxFieldProps> = {
  part: 'CheckboxField',
  purpose: 'A checkbox with one statement to agree with.',
  useFor: ['a single yes or no in a form', 'consent and confirmations'],
  notFor: [
    { situation: 'one of several options', instead: 'RadioGroup' },
    { situation: 'a setting that applies at once', instead: 'ThemeToggle' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 120 },
    { prop: 'hint', unit: 'characters', max: 120 },
    { prop: 'error', unit: 'characters', max: 120 },
  ],
  related: ['RadioGroup', 'Field', 'Form', 'ErrorSummary'],
  keyboard: [{ keys: ['Space'], on: 'the checkbox', does: 'toggles the checkbox' }],
  accessibility: {
    name: '`label`.',
    role: 'checkbox, described by hint and error',
    meets: [
      { criterion: '2.5.8', how: 'The whole line is the target.' },
      { criterion: '1.4.1', how: 'An error has an icon and a hidden prefix, not only a colour.' },
      { criterion: '3.3.1', how: 'The error is a text beside the checkbox and marks it as invalid.' },
      { criterion: '4.1.2', how: 'A native checkbox.' },
    ],
    supply: [
      'A positive statement in the first person: “I agree”, not “I do not object”.',
      'No initial tick for consent.',
    ],
  },
};
