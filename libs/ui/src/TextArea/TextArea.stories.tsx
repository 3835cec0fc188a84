import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const meta: Meta<typeof TextArea> = { title: 'Forms/TextArea', component: TextArea };

export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  args: { name: 'message', label: 'What is it about?', hint: 'Leave out passwords and keys.' },
};

/** Filled by keyboard with several lines. */
export const Filled: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'What is it about?' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('A ledger among forty members.{Enter}Who may pause it?');
    await expect(area).toHaveValue('A ledger among forty members.\nWho may pause it?');
    await expect(area).toHaveAccessibleDescription('Leave out passwords and keys.');
  },
};

export const Invalid: Story = {
  args: { name: 'message', label: 'What is it about?', error: 'Say in a sentence what it is about' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'What is it about?' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Error: Say in a sentence what it is about');
  },
};
