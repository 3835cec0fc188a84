import type { Meta, StoryObj } from '@storybook/react-vite';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import type { PartGuidance } from '../guidance/PartGuidance';
import { NotFoundArt } from './NotFoundArt';

const meta: Meta<typeof NotFoundArt> = {
  title: 'Strand art/NotFoundArt',
  component: NotFoundArt,
  parameters: {
    group: 'Brand art',
    guidance: {
      useFor: ['the not-found page, once'],
      notFor: [
        { situation: 'a page that failed to load', instead: 'ErrorPanel' },
        { situation: 'decoration of other pages', instead: 'Strand' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [
        ['1.1.1', 'Decorative, and hidden with `aria-hidden`.'],
        ['2.3.3', 'No movement under reduced motion.'],
      ],
      supply: ['A heading that says what happened, and ways on.'],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
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
