import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Disclosure } from './Disclosure';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Who sees the report?',
    children: <p>You do. We keep it encrypted for a year and then delete it.</p>,
  },
};

export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Open: Story = { args: { open: true } };

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const group = canvas.getByRole('group');
    await step('is a tab stop', async () => {
      await userEvent.tab();
      await expect(document.activeElement?.tagName).toBe('SUMMARY');
    });
    await step('opens', async () => {
      await userEvent.click(canvas.getByText('Who sees the report?'));
      await expect(group).toHaveAttribute('open');
      await waitFor(() => expect(canvas.getByText(/You do/)).toBeVisible());
    });
    await step('closes', async () => {
      await userEvent.click(canvas.getByText('Who sees the report?'));
      await expect(group).not.toHaveAttribute('open');
    });
  },
};
