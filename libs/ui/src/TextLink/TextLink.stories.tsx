import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from './TextLink';

const meta: Meta<typeof TextLink> = { title: 'Components/TextLink', component: TextLink };

export default meta;

type Story = StoryObj<typeof TextLink>;

export const Default: Story = { args: { href: '/services-page', children: 'See all services' } };

/** Focused by keyboard. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all services' })).toHaveFocus();
  },
};
