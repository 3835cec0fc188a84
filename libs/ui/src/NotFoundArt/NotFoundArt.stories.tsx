import type { Meta, StoryObj } from '@storybook/react-vite';
import { Canvas } from '../Canvas/Canvas';
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
      <Canvas>
        <Story />
      </Canvas>
    ),
  ],
};
