import type { Meta, StoryObj } from '@storybook/react-vite';
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
        category: 'solutions',
      },
      {
        href: '/industry/healthcare',
        title: 'Healthcare',
        text: 'Records that move with the patient and nobody else.',
        icon: 'health',
        category: 'solutions',
      },
      {
        href: '/industry/supply-chain',
        title: 'Supply chain',
        text: 'Where it is, where it was, and who says so.',
        icon: 'truck',
        category: 'solutions',
      },
    ],
  },
};
