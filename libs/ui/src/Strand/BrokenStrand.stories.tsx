import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { BrokenStrand } from './BrokenStrand';

const meta: Meta<typeof BrokenStrand> = {
  title: 'Strand art/BrokenStrand',
  component: BrokenStrand,
  parameters: {
    group: 'Brand art',
    guidance: {
      useFor: ['the not-found page, inside `NotFoundArt`'],
      notFor: [
        { situation: 'any other page', instead: 'Strand' },
        { situation: 'failures', instead: 'ErrorPanel' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [
        ['1.1.1', 'Decorative, and hidden with `aria-hidden`.'],
        ['2.3.3', 'No movement under reduced motion.'],
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
};

export default meta;

type Story = StoryObj<typeof BrokenStrand>;

export const Default: Story = {};
