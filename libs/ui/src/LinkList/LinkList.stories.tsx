import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { LinkList } from './LinkList';

const meta: Meta<typeof LinkList> = {
  title: 'Components/LinkList',
  component: LinkList,
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: [
        'links that are read in order: services, articles',
        'rows with a date or a tag in the description',
        'related pages and all pages of a category, in columns',
      ],
      notFor: [
        { situation: 'more than about twenty pages', instead: 'DirectoryGroup' },
        { situation: 'terms that are no links', instead: 'DescriptionList' },
      ],
      keyboard: [
        ['Tab', 'On a row: moves to the next row: each is one tab stop'],
        ['Enter', 'On a row: follows its link'],
      ],
      role: 'list with a heading and a link in each item',
      name: 'The title names the link.',
      meets: [
        ['2.4.4', 'The title alone names the target.'],
        ['2.5.5', 'The whole row is the target.'],
        ['2.4.7', 'The focus ring surrounds the row.'],
      ],
      supply: ['No control in the description: the link covers it.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof LinkList>;

export const Default: Story = {
  args: {
    rows: [
      {
        href: '/blockchain-development',
        title: 'Blockchain Development',
        text: 'Ledgers, contracts and tokens that survive an audit.',
        icon: 'blocks',
        hue: 'teal',
      },
      {
        href: '/web3-solutions',
        title: 'Web3 Solutions',
        text: 'DAOs, wallets, marketplaces, identity and DeFi.',
        icon: 'globe',
        hue: 'indigo',
      },
      {
        href: '/cyber-security-information',
        eyebrow: 'Five pages',
        title: 'Cybersecurity',
        text: '24/7 SOC, testing, response and compliance.',
        icon: 'shield',
        hue: 'red',
      },
    ],
  },
  play: async ({ canvas }) => {
    // The whole row is the target of its link.
    const box = canvas.getAllByRole('listitem')[1]?.getBoundingClientRect();
    const hit = box ? document.elementFromPoint(box.right - 8, box.top + box.height / 2) : null;
    await expect(hit).toBe(canvas.getByRole('link', { name: 'Web3 Solutions' }));
  },
};

export const Columns: Story = {
  args: {
    layout: 'columns',
    rows: [
      {
        href: '/services/security-audits',
        title: 'Security audits',
        text: 'Controls and evidence held against the standard that you name.',
      },
      {
        href: '/services/application-security',
        title: 'Application security',
        text: 'Reviews and tooling inside the way your developers already work.',
      },
      {
        href: '/services/vulnerability-assessments',
        title: 'Vulnerability assessments',
        text: 'Breadth before depth: every known weakness on the whole estate.',
      },
    ],
  },
};
