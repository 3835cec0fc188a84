import type { Meta, StoryObj } from '@storybook/react-vite';
import { Time } from './Time';

const meta: Meta<typeof Time> = { title: 'Components/Time', component: Time };

export default meta;

type Story = StoryObj<typeof Time>;

export const Default: Story = { args: { date: '2026-03-12' } };
