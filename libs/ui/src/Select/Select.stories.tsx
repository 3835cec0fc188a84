import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Select } from './Select';

const meta: Meta<typeof Select> = { title: 'Forms/Select', component: Select };

export default meta;

type Story = StoryObj<typeof Select>;

const options = [
  { value: 'testing', label: 'Penetration testing' },
  { value: 'contracts', label: 'Smart contract development' },
  { value: 'unsure', label: 'Not sure yet' },
];

export const Default: Story = {
  args: {
    name: 'service',
    label: 'Service',
    placeholder: 'Choose a service',
    options,
    hint: 'The nearest is enough.',
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Service' });
    await userEvent.selectOptions(select, 'Not sure yet');
    await expect(select).toHaveValue('unsure');
  },
};

export const Invalid: Story = {
  args: {
    name: 'service',
    label: 'Service',
    placeholder: 'Choose a service',
    options,
    error: 'Choose a service',
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Service' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Error: Choose a service');
  },
};
