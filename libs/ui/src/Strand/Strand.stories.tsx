import type { Meta, StoryObj } from '@storybook/react-vite';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Strand } from './Strand';

const meta: Meta<typeof Strand> = {
  title: 'Strand art/Strand',
  component: Strand,
  parameters: {
    group: 'Brand art',
    guidance: {
      useFor: [
        '`art` of a `Hero`, on the home page and on pages about the company',
        'the not-found page, if `broken`',
      ],
      notFor: [
        { situation: 'pages with a figure', instead: 'FigureArt' },
        { situation: 'a page that failed to load', instead: 'ErrorPanel' },
        { situation: 'the logo', instead: 'StrandMark' },
      ],
      role: 'decorative image',
      name: 'None: it is hidden from assistive technology.',
      meets: [
        ['1.1.1', 'Decorative, and hidden with `aria-hidden`.'],
        ['2.3.3', 'No movement under reduced motion.'],
      ],
      supply: ['At most one on a page.'],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
};

export default meta;

type Story = StoryObj<typeof Strand>;

export const Default: Story = {};

/** For the not-found page, on its dark surface. */
export const Broken: Story = {
  args: { broken: true },
  decorators: [
    (Story) => (
      <DarkSurface>
        <Story />
      </DarkSurface>
    ),
  ],
};
