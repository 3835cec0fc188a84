import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { LinkCards } from './LinkCards';

const meta: Meta<typeof LinkCards> = {
  title: 'Components/LinkCards',
  component: LinkCards,
  parameters: {
    guidance: {
      useFor: ['a choice whose order does not matter, such as industries'],
      notFor: [
        { situation: 'links that are read in order', instead: 'LinkList' },
        { situation: 'many links with a summary each', instead: 'PageList' },
        { situation: 'features without a link', instead: 'FeatureList' },
      ],
      keyboard: [
        ['Tab', 'On a card: moves to the next card: each is one tab stop'],
        ['Enter', 'On a card: follows its link'],
      ],
      role: 'list with a heading of `level` and a link in each item',
      name: 'The title names the link.',
      meets: [
        ['2.4.4', 'The title alone names the target.'],
        ['2.5.5', 'The whole card is the target.'],
        ['2.4.7', 'The focus ring surrounds the card.'],
      ],
      supply: ['The heading level that fits the page.', 'Titles that differ from each other.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof LinkCards>;

export const Default: Story = {
  args: {
    cards: [
      {
        href: '/industry/finance',
        title: 'Finance',
        text: 'Settlement, custody and the rules that bind both.',
        icon: 'coin',
        hue: 'purple',
      },
      {
        href: '/industry/healthcare',
        title: 'Healthcare',
        text: 'Records that move with the patient and nobody else.',
        icon: 'health',
        hue: 'purple',
      },
      {
        href: '/industry/supply-chain',
        title: 'Supply chain',
        text: 'Where it is, where it was, and who says so.',
        icon: 'truck',
        hue: 'purple',
      },
    ],
  },
};

/** The whole card is the link's target, and the focus ring is drawn around the card. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Healthcare' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const box = canvas.getAllByRole('listitem')[1]?.getBoundingClientRect();
    const hit = box ? document.elementFromPoint(box.left + 8, box.bottom - 8) : null;
    await expect(hit).toBe(link);
  },
};
