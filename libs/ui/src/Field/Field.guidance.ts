import type { Guidance } from '../guidance/Guidance';
import type { FieldWithControlProps } from './Field';

export const guidance: Guidance<FieldWithControlProps> = {
  part: 'Field',
  purpose: 'Label, hint and error message around a control of your own.',
  useFor: ['a control that the package does not have, such as a date or file input'],
  notFor: [
    { situation: 'a line of text', instead: 'TextInput' },
    { situation: 'several lines of text', instead: 'TextArea' },
    { situation: 'a choice from a list', instead: 'Select' },
    { situation: 'a group of controls, which needs a legend', instead: 'RadioGroup' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 60 },
    { prop: 'hint', unit: 'characters', max: 120 },
    { prop: 'error', unit: 'characters', max: 120 },
  ],
  related: ['TextInput', 'TextArea', 'Select', 'RadioGroup', 'ErrorSummary'],
  keyboard: [],
  accessibility: {
    name: '`label` names the control.',
    role: 'that of the control',
    meets: [
      { criterion: '1.3.1', how: 'Label, hint and error are associated with the control.' },
      { criterion: '1.4.1', how: 'An error has an icon and a hidden prefix, not only a colour.' },
      { criterion: '3.3.1', how: 'The error is a text, and the control is marked as invalid.' },
      { criterion: '3.3.2', how: 'Label and hint are visible before and while typing.' },
      { criterion: '3.3.3', how: 'The error has room for how to correct the value.' },
      {
        criterion: '4.1.2',
        how: 'The control gets id, name and state from the attributes passed to `children`.',
      },
    ],
    supply: [
      'All attributes passed to `children`, on the control.',
      'An error that says what is wrong and how to correct it.',
    ],
  },
};
