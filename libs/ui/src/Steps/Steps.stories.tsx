import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Steps } from './Steps';

const meta: Meta<typeof Steps> = {
  title: 'Components/Steps',
  component: Steps,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: [
        'how a project goes, with the duration of each step',
        'with `direction="across"`, up to five short steps',
      ],
      notFor: [
        { situation: 'statements without an order', instead: 'CheckList' },
        { situation: 'instructions within a text', instead: 'Prose' },
        { situation: 'the position within a form' },
      ],
      role: 'ordered list with a heading of `level` in each item',
      name: 'None.',
      meets: [
        ['1.3.1', 'An ordered list, so that position and number are announced.'],
        ['1.1.1', 'The braid is hidden.'],
      ],
      supply: ['The heading level that fits the page.', 'Titles that name what is done.'],
    } satisfies PartGuidance,
  },
};

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
