import type { Guidance } from '../guidance/Guidance';
import type { SelectProps } from './Select';

export const guidance: Guidance<SelectProps> = {
  part: 'Select',
  purpose: 'One choice from a list that opens.',
  useFor: ['more than seven options', 'options that are familiar, such as countries'],
  notFor: [
    { situation: 'a few options that should be compared', instead: 'RadioGroup' },
    { situation: 'navigation to a page', instead: 'LinkList' },
    { situation: 'text that may be anything', instead: 'TextInput' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 60 },
    { prop: 'hint', unit: 'characters', max: 120 },
    { prop: 'error', unit: 'characters', max: 120 },
    { prop: 'options', unit: 'items', min: 3, max: 250 },
    { prop: 'options[].label', unit: 'characters', max: 40 },
    { prop: 'placeholder', unit: 'characters', max: 40 },
  ],
  related: ['RadioGroup', 'TextInput', 'Field', 'Form'],
  keyboard: [
    { keys: ['Space'], on: 'the closed list', does: 'opens the list' },
    {
      keys: ['Arrow down'],
      on: 'the list',
      does: 'moves to the next option; on macOS opens a closed list first',
    },
    {
      keys: ['Arrow up'],
      on: 'the list',
      does: 'moves to the previous option; on macOS opens a closed list first',
    },
    { keys: ['Characters'], on: 'the list', does: 'moves to the next option that begins with them' },
    { keys: ['Enter'], on: 'the open list', does: 'selects the option and closes the list' },
    { keys: ['Escape'], on: 'the open list', does: 'closes the list' },
  ],
  accessibility: {
    name: '`label`.',
    role: 'native `select`',
    meets: [
      { criterion: '4.1.2', how: 'A native control: name, value and state are exposed.' },
      { criterion: '3.3.2', how: 'The label stays visible; the placeholder is an option, not a label.' },
    ],
    supply: [
      '`autoComplete` for personal data, such as `country` (1.3.5).',
      'Options in an order that readers expect.',
    ],
  },
};
