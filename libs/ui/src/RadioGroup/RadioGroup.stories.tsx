import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { RadioGroup } from './RadioGroup';

const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['one choice of two to seven options', 'options that need an explanation'],
      notFor: [
        { situation: 'more than seven options', instead: 'Select' },
        { situation: 'a single yes or no', instead: 'CheckboxField' },
        { situation: 'links to other pages', instead: 'LinkList' },
      ],
      keyboard: [
        [
          'Tab',
          'On the control before the group: moves to the selected option, or to the first if none is selected',
        ],
        ['Arrow down or Arrow right', 'On an option: selects the next option, from the last to the first'],
        ['Arrow up or Arrow left', 'On an option: selects the previous option, from the first to the last'],
        ['Space', 'On an option that is not selected: selects the option'],
      ],
      role: 'native `fieldset` with radio buttons',
      name: '`label` is the legend of the group; each option is named by its label and hint.',
      meets: [
        ['1.3.1', 'The question is the legend of its options.'],
        ['1.4.1', 'An error has an icon and a hidden prefix, not only a colour.'],
        ['3.3.1', 'The error describes the group.'],
        ['2.5.8', 'The whole line of an option is its target.'],
      ],
      supply: ['No initial choice, if any would push the visitor.', 'Options that exclude each other.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof RadioGroup>;

const options = [
  { value: 'mail', label: 'By e-mail' },
  { value: 'call', label: 'By telephone', hint: 'Working days, 9 to 17.' },
  { value: 'video', label: 'By video call' },
];

export const Default: Story = {
  args: {
    name: 'reach',
    label: 'How may we reach you?',
    hint: 'We use it once, for the reply.',
    options,
    defaultValue: 'call',
  },
};

export const Invalid: Story = {
  args: { name: 'reach', label: 'How may we reach you?', options, error: 'Choose how we may reach you' },
};
