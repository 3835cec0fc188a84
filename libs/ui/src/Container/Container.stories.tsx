import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Container } from './Container';

const meta: Meta<typeof Container> = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    group: 'Page',
    guidance: {
      useFor: ['content outside a `Section`, such as a bar or a notice'],
      notFor: [
        { situation: 'a section with a heading', instead: 'Section' },
        { situation: 'a background of its own', instead: 'Surface' },
      ],
      role: 'generic element (`div`)',
      name: 'None.',
      meets: [['1.4.10', 'Never wider than the window.']],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Container>;

export const Default: Story = {
  args: { children: <p>As wide as the content gets, with the gutters of the window.</p> },
  parameters: { layout: 'fullscreen' },
};
