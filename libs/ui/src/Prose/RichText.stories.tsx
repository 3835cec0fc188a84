import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { RichText } from './RichText';

const meta: Meta<typeof RichText> = {
  title: 'Components/RichText',
  component: RichText,
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['a paragraph, a list item or a cell that may contain a link'],
      notFor: [
        { situation: 'several blocks of text', instead: 'Prose' },
        { situation: 'a standalone link', instead: 'TextLink' },
      ],
      keyboard: [['Enter', 'On a link: follows the link']],
      role: 'text, with `strong`, `em`, `code` and links',
      name: 'None: it renders text and inline elements without a root.',
      meets: [['1.4.1', 'Links are underlined.']],
      supply: ['An element around it, such as `p`.', 'Link texts that name the target (2.4.4).'],
    } satisfies PartGuidance,
  },
};

export default meta;

export const Pieces: StoryObj<typeof RichText> = {
  args: {
    text: [
      'Stress that is ',
      { type: 'strong', text: 'strong' },
      ' or ',
      { type: 'emphasis', text: 'light' },
      ', ',
      { type: 'code', text: 'code' },
      ', and a ',
      { type: 'link', text: 'link in a sentence', href: '/about' },
      '.',
    ],
  },
};
