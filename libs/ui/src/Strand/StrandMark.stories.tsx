import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { StrandMark } from './StrandMark';

const meta: Meta<typeof StrandMark> = {
  title: 'Strand art/StrandMark',
  component: StrandMark,
  parameters: {
    group: 'Brand art',
    guidance: {
      useFor: ['the mark beside the name of the company'],
      notFor: [
        { situation: 'a link to the home page', instead: 'Logo' },
        { situation: 'large decoration', instead: 'Strand' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [['1.1.1', 'Decorative, and hidden with `aria-hidden`.']],
      supply: ['The name of the company beside it.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof StrandMark>;

export const Default: Story = {};
