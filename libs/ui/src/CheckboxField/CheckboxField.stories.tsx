import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckboxField } from './CheckboxField';

const meta: Meta<typeof CheckboxField> = { title: 'Forms/CheckboxField', component: CheckboxField };

export default meta;

type Story = StoryObj<typeof CheckboxField>;

export const Default: Story = {
  args: { name: 'copy', label: 'Send me a copy', hint: 'To the address above.' },
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Send me a copy' });
    await userEvent.click(canvas.getByText('Send me a copy'));
    await expect(checkbox).toBeChecked();
    await expect(checkbox).toHaveAccessibleDescription('To the address above.');
  },
};

export const Invalid: Story = {
  args: {
    name: 'consent',
    label: 'I have read the privacy policy',
    error: 'Confirm that you have read the privacy policy',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I have read the privacy policy' })).toBeInvalid();
  },
};

export const Optional: Story = {
  args: { name: 'copy', label: 'Send me a copy', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send me a copy (optional)' })).not.toBeChecked();
  },
};

/** Checked with Space. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Send me a copy' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
  },
};
