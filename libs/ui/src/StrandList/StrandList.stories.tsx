import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { StrandList } from './StrandList';

const meta: Meta<typeof StrandList> = {
  title: 'Components/StrandList',
  component: StrandList,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: ['three things that belong together, below a `Strand`'],
      notFor: [
        { situation: 'any other number of items', instead: 'FeatureList' },
        { situation: 'stages in order', instead: 'Steps' },
      ],
      role: 'list with a heading of `level` in each item',
      name: 'None.',
      meets: [['1.4.1', 'The colour of the line is decorative.']],
      supply: ['The heading level that fits the page.'],
    } satisfies PartGuidance,
  },
};

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
