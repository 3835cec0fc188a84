import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrandList } from './StrandList';

const meta: Meta<typeof StrandList> = { title: 'Components/StrandList', component: StrandList };

export default meta;

type Story = StoryObj<typeof StrandList>;

export const Three: Story = {
  args: {
    items: [
      { title: 'Build', description: 'Architects and engineers who stay reachable after launch.' },
      { title: 'Secure', description: 'Testers and responders who report to their own lead.' },
      { title: 'Run', description: 'Operators and analysts who hold a veto on going live.' },
    ],
  },
};
