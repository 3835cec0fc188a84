import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from './container.css';
import { Table } from './Table';

const meta: Meta<typeof Table> = { title: 'Components/Table', component: Table };

export default meta;

type Story = StoryObj<typeof Table>;

const args = {
  caption: 'Response times by severity',
  head: ['Severity', 'First answer', 'Contained', 'Report'],
  rows: [
    ['Critical', '15 minutes', '4 hours', '2 days'],
    ['High', '1 hour', '1 day', '5 days'],
    ['Medium', '1 working day', 'By agreement', 'With the monthly report'],
  ],
};

export const Default: Story = { args };

/** Wider than its container: a named region that can be focused and scrolled by keyboard. */
export const Overflowing: Story = {
  args,
  globals: { viewport: { value: 'narrowest' } },
  decorators: [
    (Story) => (
      <div className={narrow}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Response times by severity' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
