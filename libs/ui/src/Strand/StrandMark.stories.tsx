import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrandMark } from './StrandMark';

const meta: Meta<typeof StrandMark> = { title: 'Strand art/StrandMark', component: StrandMark };

export default meta;

type Story = StoryObj<typeof StrandMark>;

export const Default: Story = {};
