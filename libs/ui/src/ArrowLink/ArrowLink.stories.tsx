import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLink } from './ArrowLink';

const meta: Meta<typeof ArrowLink> = { title: 'Components/ArrowLink', component: ArrowLink };

export default meta;

type Story = StoryObj<typeof ArrowLink>;

export const Default: Story = { args: { href: '/cyber-security', children: 'How the watch works' } };

/** An address outside the site is followed by the browser itself. */
export const Outside: Story = { args: { href: 'https://csrc.nist.gov', children: 'Read the framework' } };

/** Reached by keyboard. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How the watch works' })).toHaveFocus();
  },
};
