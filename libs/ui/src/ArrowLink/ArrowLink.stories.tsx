import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLink } from './ArrowLink';

const meta: Meta<typeof ArrowLink> = { title: 'Components/ArrowLink', component: ArrowLink };

export default meta;

type Story = StoryObj<typeof ArrowLink>;

export const Default: Story = { args: { href: '/cyber-security', children: 'How the watch works' } };

/** An external link, which does not use the router. */
export const External: Story = { args: { href: 'https://csrc.nist.gov', children: 'Read the framework' } };

/** Focused with Tab. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How the watch works' })).toHaveFocus();
  },
};
