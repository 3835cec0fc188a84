import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { CheckboxField } from './CheckboxField';

const meta: Meta<typeof CheckboxField> = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['a single yes or no in a form', 'consent and confirmations'],
      notFor: [
        { situation: 'one of several options', instead: 'RadioGroup' },
        { situation: 'a setting that applies at once', instead: 'ThemeToggle' },
      ],
      keyboard: [['Space', 'On the checkbox: toggles the checkbox']],
      role: 'checkbox, described by hint and error',
      name: '`label`.',
      meets: [
        ['2.5.8', 'The whole line is the target.'],
        ['1.4.1', 'An error has an icon and a hidden prefix, not only a colour.'],
        ['3.3.1', 'The error is a text beside the checkbox and marks it as invalid.'],
        ['4.1.2', 'A native checkbox.'],
      ],
      supply: [
        'A positive statement in the first person: “I agree”, not “I do not object”.',
        'No initial tick for consent.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof CheckboxField>;

export const Default: Story = {
  args: { name: 'copy', label: 'Send me a copy', hint: 'To the address above.' },
};

export const Invalid: Story = {
  args: {
    name: 'consent',
    label: 'I have read the privacy policy',
    error: 'Confirm that you have read the privacy policy',
  },
};
