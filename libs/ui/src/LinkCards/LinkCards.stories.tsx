import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkCards } from './LinkCards';

const meta: Meta<typeof LinkCards> = { title: 'Components/LinkCards', component: LinkCards };

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
