import type { Guidance } from '../guidance/Guidance';
import type { TextAreaProps } from './TextArea';

export const guidance: Guidance<TextAreaProps> = {
  part: 'TextArea',
  purpose: 'A field for several lines of text.',
  useFor: ['messages and descriptions'],
  notFor: [
    { situation: 'a single line', instead: 'TextInput' },
    { situation: 'a choice', instead: 'Select' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 60 },
    { prop: 'hint', unit: 'characters', max: 120 },
    { prop: 'error', unit: 'characters', max: 120 },
  ],
  related: ['TextInput', 'Field', 'Form', 'ErrorSummary'],
  keyboard: [
    { keys: ['Enter'], on: 'the field', does: 'begins a new line; it does not submit the form' },
    { keys: ['Tab'], on: 'the field', does: 'moves to the next control; it inserts no tab' },
    {
      keys: ['Characters'],
      on: 'the field',
      does: 'types them; the field grows with its content where the browser supports it',
    },
  ],
  accessibility: {
    name: '`label`.',
    role: 'native text area, described by hint and error',
    meets: [
      { criterion: '3.3.2', how: 'Label and hint are visible while typing.' },
      { criterion: '3.3.1', how: 'The error is a text, and the field is marked as invalid.' },
      { criterion: '2.1.2', how: 'Tab leaves the field.' },
    ],
    supply: ['A hint on what to write.', 'The limit in the hint, if there is a `maxLength`.'],
  },
};
