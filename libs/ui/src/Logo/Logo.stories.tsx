import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Keystrand', href: '/' },
};

export default meta;

type Story = StoryObj<typeof Logo>;

export const Plain: Story = {};

/** On the home page. */
export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
  },
};

/** Focused by keyboard. */
export const Focused: Story = {
  ...Plain,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Keystrand' })).toHaveFocus();
  },
};
