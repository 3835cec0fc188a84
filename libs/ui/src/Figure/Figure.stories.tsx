import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure } from './Figure';

const meta: Meta<typeof Figure> = { title: 'Figures/Figure', component: Figure };

export default meta;

type Story = StoryObj<typeof Figure>;

/** The frame with every mark in its legend. */
export const Default: Story = {
  args: {
    heading: 'Two to three weeks to the report',
    lead: 'Each step is drawn from its shortest to its longest course.',
    caption: 'Working days, added up from the durations of the steps.',
    legend: [
      { mark: 'provider', label: 'Keystrand' },
      { mark: 'client', label: 'you act' },
      { mark: 'vendor', label: 'third party' },
      { mark: 'earliest', label: 'earliest end' },
      { mark: 'latest', label: 'latest end' },
      { mark: 'braid', label: 'used' },
      { mark: 'possible', label: 'possible' },
      { mark: 'gap', label: 'handed over' },
      { mark: 'waiting', label: 'waiting' },
    ],
    children: <p>The figure: a list or a table with decorative lines.</p>,
  },
};
