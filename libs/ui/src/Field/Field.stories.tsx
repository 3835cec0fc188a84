import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { control } from './control.css';
import { Field } from './Field';

const meta: Meta<typeof Field> = {
  title: 'Forms/Field',
  component: Field,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['a control that the package does not have, such as a date or file input'],
      notFor: [
        { situation: 'a line of text', instead: 'TextInput' },
        { situation: 'several lines of text', instead: 'TextArea' },
        { situation: 'a choice from a list', instead: 'Select' },
        { situation: 'a group of controls, which needs a legend', instead: 'RadioGroup' },
      ],
      role: 'that of the control',
      name: '`label` names the control.',
      meets: [
        ['1.3.1', 'Label, hint and error are associated with the control.'],
        ['1.4.1', 'An error has an icon and a hidden prefix, not only a colour.'],
        ['3.3.1', 'The error is a text, and the control is marked as invalid.'],
        ['3.3.2', 'Label and hint are visible before and while typing.'],
        ['3.3.3', 'The error has room for how to correct the value.'],
        ['4.1.2', 'The control gets id, name and state from the attributes passed to `children`.'],
      ],
      supply: [
        'All attributes passed to `children`, on the control.',
        'An error that says what is wrong and how to correct it.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Field>;

/** `Field` wraps any control, such as a native date input. */
export const Default: Story = {
  args: {
    label: 'Preferred date',
    name: 'date',
    hint: 'We call on working days.',
    optional: true,
    children: (attributes) => <input {...attributes} type="date" className={control} />,
  },
};
