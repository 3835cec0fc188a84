import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps';

const meta: Meta<typeof Steps> = { title: 'Components/Steps', component: Steps };

export default meta;

type Story = StoryObj<typeof Steps>;

export const Default: Story = {
  args: {
    steps: [
      {
        title: 'Scope',
        duration: '1 day',
        description:
          'Targets, rules of engagement, contacts and hours are written down and signed by both sides.',
      },
      {
        title: 'Test',
        duration: '1 to 3 weeks',
        description:
          'Two testers work by hand through the agreed surface. Anything critical is reported the same day.',
      },
      {
        title: 'Report',
        duration: '3 days',
        description: 'One document for engineers, one page for the board. Each finding comes with a fix.',
      },
      {
        title: 'Retest',
        description: 'After your fixes we test again and reissue the report with what is closed.',
      },
    ],
  },
};
