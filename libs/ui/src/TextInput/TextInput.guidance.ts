import type { Guidance } from '../guidance/Guidance';
import type { TextInputProps } from './TextInput';

export const guidance: Guidance<TextInputProps> = {
  part: 'TextInput',
  purpose: 'A field for one line of text.',
  useFor: ['names, addresses, telephone numbers', 'e-mail and web addresses, by `type`'],
  notFor: [
    { situation: 'several lines', instead: 'TextArea' },
    { situation: 'one of a few known values', instead: 'RadioGroup' },
    { situation: 'another kind of control, such as a date', instead: 'Field' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 60 },
    { prop: 'hint', unit: 'characters', max: 120 },
    { prop: 'error', unit: 'characters', max: 120 },
  ],
  related: ['TextArea', 'Select', 'Field', 'FieldPair', 'ErrorSummary'],
  keyboard: [
    { keys: ['Characters'], on: 'the field', does: 'types them' },
    { keys: ['Enter'], on: 'the field', does: 'submits the form' },
  ],
  accessibility: {
    name: '`label`.',
    role: 'native text field, described by hint and error',
    meets: [
      { criterion: '1.3.5', how: '`autoComplete` is passed on, so that browsers can fill in personal data.' },
      { criterion: '3.3.2', how: 'Label and hint are visible while typing.' },
      { criterion: '3.3.1', how: 'The error is a text, and the field is marked as invalid.' },
    ],
    supply: ['`autoComplete` for personal data.', 'The expected format in the hint, not in a placeholder.'],
  },
};
