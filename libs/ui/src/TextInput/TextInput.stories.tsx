import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from './TextInput';

const meta: Meta<typeof TextInput> = { title: 'Forms/TextInput', component: TextInput };

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
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'ada@company.example');
    await expect(input).toHaveValue('ada@company.example');
    await expect(input).toHaveAccessibleDescription('For the reply, nothing else.');
  },
};

export const Optional: Story = {
  args: { name: 'company', label: 'Company', autoComplete: 'organization', optional: true },
};

export const Invalid: Story = {
  args: {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    defaultValue: 'ada@',
    error: 'Enter an e-mail address in the form name@company.com',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Error: Enter an e-mail address/);
  },
};

export const Disabled: Story = {
  args: { name: 'email', label: 'E-mail', defaultValue: 'ada@company.example', disabled: true },
};
