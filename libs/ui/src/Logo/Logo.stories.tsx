import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  args: { name: 'Keystrand', href: '/' },
  parameters: {
    group: 'Frame',
    guidance: {
      useFor: ['the header, the footer and the menu'],
      notFor: [
        { situation: 'the mark without a link', instead: 'StrandMark' },
        { situation: 'decoration', instead: 'Strand' },
      ],
      keyboard: [['Enter', 'On the logo: goes to the home page']],
      role: 'link, with `aria-current` on the home page',
      name: '`name`; the mark is hidden.',
      meets: [
        ['2.5.5', 'The target is 44 px high.'],
        ['1.1.1', 'The name is text, not a picture.'],
      ],
      supply: ['`aria-current="page"` on the home page.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Logo>;

export const Plain: Story = {};
