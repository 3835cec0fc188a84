import type { Guidance } from '../guidance/Guidance';
import type { RadioGroupProps } from './RadioGroup';

export const guidance: Guidance<RadioGroupProps> = {
  part: 'RadioGroup',
  purpose: 'One question with a few options, all of them visible.',
  useFor: ['one choice of two to seven options', 'options that need an explanation'],
  notFor: [
    { situation: 'more than seven options', instead: 'Select' },
    { situation: 'a single yes or no', instead: 'CheckboxField' },
    { situation: 'links to other pages', instead: 'LinkCards' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 100 },
    { prop: 'hint', unit: 'characters', max: 180 },
    { prop: 'error', unit: 'characters', max: 120 },
    { prop: 'options', unit: 'items', min: 2, max: 7 },
    { prop: 'options[].label', unit: 'characters', max: 140 },
  ],
  related: ['Select', 'CheckboxField', 'Form', 'ErrorSummary'],
  keyboard: [
    {
      keys: ['Tab'],
      on: 'the control before the group',
      does: 'moves to the selected option, or to the first if none is selected',
    },
    {
      keys: ['Arrow down', 'Arrow right'],
      on: 'an option',
      does: 'selects the next option, from the last to the first',
    },
    {
      keys: ['Arrow up', 'Arrow left'],
      on: 'an option',
      does: 'selects the previous option, from the first to the last',
    },
    { keys: ['Space'], on: 'an option that is not selected', does: 'selects the option' },
  ],
  accessibility: {
    name: '`label` is the legend of the group; each option is named by its label and hint.',
    role: 'native `fieldset` with radio buttons',
    meets: [
      { criterion: '1.3.1', how: 'The question is the legend of its options.' },
      { criterion: '1.4.1', how: 'An error has an icon and a hidden prefix, not only a colour.' },
      { criterion: '3.3.1', how: 'The error describes the group.' },
      { criterion: '2.5.8', how: 'The whole line of an option is its target.' },
    ],
    supply: ['No initial choice, if any would push the visitor.', 'Options that exclude each other.'],
  },
};
