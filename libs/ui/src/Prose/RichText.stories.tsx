import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
};

export default meta;

export const Plain: StoryObj<typeof RichText> = { args: { text: 'Characters and nothing else.' } };

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

export const Focused: StoryObj<typeof RichText> = {
  ...Pieces,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'link in a sentence' })).toHaveFocus();
  },
};
