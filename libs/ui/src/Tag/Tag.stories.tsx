import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag';

const meta: Meta<typeof Tag> = { title: 'Components/Tag', component: Tag };

export default meta;

type Story = StoryObj<typeof Tag>;

export const Default: Story = { args: { children: 'Cybersecurity', hue: 'red' } };

export const Plain: Story = { args: { children: 'Illustrative' } };
