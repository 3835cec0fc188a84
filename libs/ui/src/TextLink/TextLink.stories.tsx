import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { TextButton, TextLink } from './TextLink';

const meta: Meta<typeof TextLink> = {
  title: 'Components/TextLink',
  component: TextLink,
  parameters: {
    group: 'Actions',
    guidance: [
      {
        part: 'TextLink',
        useFor: [
          'the second choice beside a `GlowButton`',
          'with `arrow`, the link that ends a card, a case study or a section, and a short row of further links',
        ],
        notFor: [
          { situation: 'the main action', instead: 'GlowButton' },
          { situation: 'an action that changes no page', instead: 'TextButton' },
          { situation: 'a link in a sentence', instead: 'RichText' },
        ],
        keyboard: [['Enter', 'On the link: follows the link']],
        role: 'link',
        name: 'Its text.',
        meets: [
          ['1.4.1', 'The underline or arrow marks it without colour.'],
          ['2.5.5', 'The target is 44 px high.'],
        ],
        supply: ['A text that names the target by itself (2.4.4): “Our services”, not “Read more”.'],
      },
      {
        part: 'TextButton',
        useFor: [
          'an action beside a `GlowButton`: undo, delete, print',
          'actions that do not change the page',
        ],
        notFor: [
          { situation: 'the main action, and submitting a form', instead: 'GlowButton' },
          { situation: 'going to another page', instead: 'TextLink' },
        ],
        keyboard: [['Enter or Space', 'On the button: presses the button']],
        role: 'button',
        name: 'Its text.',
        meets: [
          ['1.4.1', 'The underline marks it without colour.'],
          ['2.5.5', 'The target is 44 px high.'],
        ],
        supply: ['A verb and its object.', 'A confirmation or an undo for actions that lose data.'],
      },
      {
        part: 'Link',
        useFor: ['links in components of your own; only paths use the router'],
        notFor: [
          { situation: 'a standalone link', instead: 'TextLink' },
          { situation: 'links in running text', instead: 'RichText' },
          { situation: 'an action that changes no page', instead: 'TextButton' },
        ],
        keyboard: [['Enter', 'On the link: follows the link; a fragment also receives the focus']],
        role: 'link',
        name: 'Its text.',
        meets: [['2.4.3', 'The browser moves the focus to the target of a fragment.']],
        supply: [
          'A text that names the target (2.4.4).',
          'A style that marks it as a link without colour (1.4.1).',
        ],
      },
    ] satisfies PartGuidance[],
  },
};

export default meta;

type Story = StoryObj<typeof TextLink>;

export const Default: Story = { args: { href: '/services-page', children: 'See all services' } };

/** Focused by keyboard. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all services' })).toHaveFocus();
  },
};

export const Arrow: Story = {
  args: { href: '/cyber-security', children: 'How the watch works', arrow: true },
};

export const Button: StoryObj<typeof TextButton> = {
  args: { children: 'Print the result', onClick: fn() },
  render: (args) => <TextButton {...args} />,
};
