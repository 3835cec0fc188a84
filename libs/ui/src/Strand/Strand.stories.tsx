import type { Meta, StoryObj } from '@storybook/react-vite';
import { Strand } from './Strand';

const meta: Meta<typeof Strand> = {
  title: 'Strand art/Strand',
  component: Strand,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof Strand>;

export const Default: Story = { parameters: { conditionPictures: 'svg' } };

/** Another seed and number of strands. */
export const Five: Story = { args: { seed: 33, strands: 5 } };
