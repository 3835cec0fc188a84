import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { LoadingIndicator } from './LoadingIndicator';

const meta: Meta<typeof LoadingIndicator> = {
  title: 'Components/LoadingIndicator',
  component: LoadingIndicator,
  parameters: {
    group: 'Frame',
    guidance: {
      useFor: ['page changes of a client-side router'],
      notFor: [
        { situation: 'sending a form', instead: 'GlowButton' },
        { situation: 'the loading of a part of the page' },
        { situation: 'progress that can be measured' },
      ],
      role: 'status',
      name: 'None; `label` is announced.',
      meets: [
        ['4.1.3', 'The label is announced politely, if loading takes longer than 150 ms.'],
        ['2.3.3', 'The line does not move under reduced motion.'],
      ],
      supply: ['Keeping it mounted: only changes of an existing live region are announced.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof LoadingIndicator>;

export const Active: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    // It appears after 150 ms.
    await waitFor(() => expect(canvas.getByText('Loading page')).toBeVisible());
  },
};
