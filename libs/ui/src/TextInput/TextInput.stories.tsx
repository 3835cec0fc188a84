import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { TextInput } from './TextInput';

const meta: Meta<typeof TextInput> = {
  title: 'Forms/TextInput',
  component: TextInput,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['names, addresses, telephone numbers', 'e-mail and web addresses, by `type`'],
      notFor: [
        { situation: 'several lines', instead: 'TextArea' },
        { situation: 'one of a few known values', instead: 'RadioGroup' },
        { situation: 'another kind of control, such as a date', instead: 'Field' },
      ],
      keyboard: [
        ['Characters', 'On the field: types them'],
        ['Enter', 'On the field: submits the form'],
      ],
      role: 'native text field, described by hint and error',
      name: '`label`.',
      meets: [
        ['1.3.5', '`autoComplete` is passed on, so that browsers can fill in personal data.'],
        ['3.3.2', 'Label and hint are visible while typing.'],
        ['3.3.1', 'The error is a text, and the field is marked as invalid.'],
      ],
      supply: ['`autoComplete` for personal data.', 'The expected format in the hint, not in a placeholder.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof TextInput>;

export const Default: Story = {
  args: {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autoComplete: 'email',
    hint: 'For the reply, nothing else.',
  },
};

export const Invalid: Story = {
  args: {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    defaultValue: 'ada@',
    error: 'Enter an e-mail address in the form name@company.com',
  },
};

export const Disabled: Story = {
  args: { name: 'email', label: 'E-mail', defaultValue: 'ada@company.example', disabled: true },
};
