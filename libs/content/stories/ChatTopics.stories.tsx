import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chatTopics } from '@keystrand/content/chat';
import { ChatTopics } from './ChatTopics';

const meta: Meta<typeof ChatTopics> = {
  title: 'Content/Chat topics',
  tags: ['!picture'],
  component: ChatTopics,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof ChatTopics>;

/** Every topic. */
export const All: Story = {};

/** Filtered by a query. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = String(chatTopics.length);
    await expect(canvas.getByRole('status')).toHaveTextContent(`${total} of ${total} topics`);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a topic' }), 'PRICING');
    await expect(canvas.getByRole('rowheader', { name: 'pricing' })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: 'hello' })).toBeNull();
  },
};
