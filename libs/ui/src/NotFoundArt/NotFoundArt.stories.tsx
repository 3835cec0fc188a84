import type { Meta, StoryObj } from '@storybook/react-vite';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import { NotFoundArt } from './NotFoundArt';

const meta: Meta<typeof NotFoundArt> = {
  title: 'Strand art/NotFoundArt',
  component: NotFoundArt,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof NotFoundArt>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
};
