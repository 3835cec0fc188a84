import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrokenStrand } from './BrokenStrand';

const meta: Meta<typeof BrokenStrand> = {
  title: 'Strand art/BrokenStrand',
  component: BrokenStrand,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof BrokenStrand>;

export const Default: Story = {};
