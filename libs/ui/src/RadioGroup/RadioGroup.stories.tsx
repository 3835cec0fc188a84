import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

const meta: Meta<typeof RadioGroup> = { title: 'Forms/RadioGroup', component: RadioGroup };

export default meta;

type Story = StoryObj<typeof RadioGroup>;

const options = [
  { value: 'mail', label: 'By e-mail' },
  { value: 'call', label: 'By telephone', hint: 'Working days, 9 to 17.' },
  { value: 'video', label: 'By video call' },
];

export const Default: Story = {
  args: { name: 'reach', label: 'How may we reach you?', hint: 'We use it once, for the reply.', options },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('By e-mail'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /By telephone/ })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'How may we reach you?' })).toHaveAccessibleDescription(
      'We use it once, for the reply.',
    );
  },
};

export const Invalid: Story = {
  args: { name: 'reach', label: 'How may we reach you?', options, error: 'Choose how we may reach you' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'How may we reach you?' });
    await expect(group).toHaveAccessibleDescription('Error: Choose how we may reach you');
  },
};
