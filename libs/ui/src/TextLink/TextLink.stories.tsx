import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink';

const meta: Meta<typeof TextLink> = { title: 'Components/TextLink', component: TextLink };

export default meta;

type Story = StoryObj<typeof TextLink>;

export const Default: Story = { args: { href: '/services-page', children: 'See all services' } };
