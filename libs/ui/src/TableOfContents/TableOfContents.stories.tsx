import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableOfContents } from './TableOfContents';

const meta: Meta<typeof TableOfContents> = {
  title: 'Components/TableOfContents',
  component: TableOfContents,
};

export default meta;

type Story = StoryObj<typeof TableOfContents>;

export const Default: Story = {
  args: {
    items: [
      { id: 'data', text: 'Data we hold' },
      { id: 'purpose', text: 'What it is for' },
      { id: 'rights', text: 'Your rights and how to use them' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What it is for' })).toHaveAttribute('href', '#purpose');
  },
};

/** Focused with Tab. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Data we hold' })).toHaveFocus();
  },
};
