import type { Meta, StoryObj } from '@storybook/react-vite';
import { Metrics } from './Metrics';

const meta: Meta<typeof Metrics> = { title: 'Components/Metrics', component: Metrics };

export default meta;

type Story = StoryObj<typeof Metrics>;

const metrics = [
  { value: '75+', label: 'businesses transformed' },
  { value: '10', label: 'years of experience' },
  { value: '99.9%', label: 'uptime' },
  { value: '500+', label: 'servers managed' },
  { value: '24/7', label: 'SOC monitoring' },
];

export const Five: Story = { args: { metrics } };

export const Three: Story = { args: { metrics: metrics.slice(0, 3) } };

export const Two: Story = { args: { metrics: metrics.slice(2, 4) } };
