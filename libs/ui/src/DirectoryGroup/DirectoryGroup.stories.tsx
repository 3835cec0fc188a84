import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { DirectoryGroup } from './DirectoryGroup';

const meta: Meta<typeof DirectoryGroup> = {
  title: 'Components/DirectoryGroup',
  component: DirectoryGroup,
  args: {
    hue: 'teal',
    icon: 'blocks',
    title: 'Blockchain Development',
    text: 'From the first question whether a ledger is the right tool to contracts that pass an audit.',
    links: [
      {
        href: '/dapp-development',
        title: 'DApp development',
        text: 'Front ends and contracts that are tested as one.',
      },
      {
        href: '/tokenization-services',
        title: 'Tokenization services',
        text: 'Rights and assets as tokens, with the law beside them.',
      },
      {
        href: '/smart-contract-development',
        title: 'Smart contract development',
        text: 'Small contracts, written to be read and audited.',
      },
      { href: '/private-blockchain-solutions', title: 'Private blockchain solutions' },
    ],
  },
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: [
        'a directory of many pages in a few groups',
        'groups that a link on another page opens, by `contentId`',
      ],
      notFor: [
        { situation: 'fewer than about fifteen links in all', instead: 'LinkList' },
        { situation: 'text that opens on demand', instead: 'Disclosure' },
        { situation: 'questions and answers', instead: 'FAQ' },
      ],
      keyboard: [
        ['Enter or Space', 'On the row: opens or closes the group'],
        ['Tab', 'On the row of an open group: moves to the first link'],
        ['Enter', 'On a link: follows the link'],
      ],
      role: 'native `details` with a heading in its `summary`',
      name: 'Title and number of links name the row.',
      meets: [
        ['2.1.1', 'A native control, which also works without JavaScript.'],
        ['4.1.2', 'The browser exposes whether the group is open.'],
      ],
      supply: ['Descriptions of the links where names alone are unclear.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof DirectoryGroup>;

/** Tab moves from the row to the links; a closed group has no tab stops besides its row. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'DApp development' });
    const row = canvas.getByText('Blockchain Development');
    await userEvent.click(row);
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.click(row);
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText('DApp development');
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText('Blockchain Development'));
    await expect(link).toBeVisible();
  },
};
