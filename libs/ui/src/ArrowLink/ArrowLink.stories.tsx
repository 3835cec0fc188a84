import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { ArrowLink } from './ArrowLink';

const meta: Meta<typeof ArrowLink> = {
  title: 'Components/ArrowLink',
  component: ArrowLink,
  parameters: {
    group: 'Actions',
    guidance: [
      {
        part: 'ArrowLink',
        useFor: [
          'the link that ends a card, a case study or a section',
          'a short row of further links of equal weight',
        ],
        notFor: [
          { situation: 'the main action of a page', instead: 'GlowButton' },
          { situation: 'a link beside a button', instead: 'TextLink' },
          { situation: 'a link inside a sentence', instead: 'RichText' },
        ],
        keyboard: [['Enter', 'On the link: follows the link']],
        role: 'link',
        name: 'The text of the link; the arrow is hidden.',
        meets: [
          ['1.4.1', 'The arrow marks the link without colour.'],
          ['2.5.5', 'The target is 44 px high.'],
        ],
        supply: ['A text that names the target by itself (2.4.4): “Our services”, not “Read more”.'],
      },
      {
        part: 'RouterLink',
        useFor: ['paths of the application in components of your own'],
        notFor: [
          { situation: 'fragments, other origins and e-mail addresses', instead: 'Link' },
          { situation: 'a styled link', instead: 'TextLink' },
        ],
        keyboard: [['Enter', 'On the link: follows the link']],
        role: 'link',
        name: 'Its text.',
        supply: [
          'A text that names the target (2.4.4).',
          'A style that marks it as a link without colour (1.4.1).',
        ],
      },
    ] satisfies PartGuidance[],
  },
};

export default meta;

type Story = StoryObj<typeof ArrowLink>;

export const Default: Story = { args: { href: '/cyber-security', children: 'How the watch works' } };

/** An external link, which does not use the router. */
export const External: Story = { args: { href: 'https://csrc.nist.gov', children: 'Read the framework' } };
