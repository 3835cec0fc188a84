import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingIndicator } from './LoadingIndicator';

const meta: Meta<typeof LoadingIndicator> = {
  title: 'Components/LoadingIndicator',
  component: LoadingIndicator,
};

export default meta;

type Story = StoryObj<typeof LoadingIndicator>;

export const Active: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    // It appears after 150 ms.
    await waitFor(() => expect(canvas.getByText('Loading page')).toBeVisible());
  },
};

/** Renders an empty live region. */
export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
