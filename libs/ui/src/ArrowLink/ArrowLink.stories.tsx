import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLink } from './ArrowLink';

const meta: Meta<typeof ArrowLink> = { title: 'Components/ArrowLink', component: ArrowLink };

export default meta;

type Story = StoryObj<typeof ArrowLink>;

export const Default: Story = { args: { href: '/cyber-security', children: 'How the watch works' } };

/** An address outside the site is followed by the browser itself. */
export const Outside: Story = { args: { href: 'https://csrc.nist.gov', children: 'Read the framework' } };
