import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckList } from '../CheckList/CheckList';
import { CaseStudy } from './CaseStudy';

const meta: Meta<typeof CaseStudy> = { title: 'Components/CaseStudy', component: CaseStudy };

export default meta;

type Story = StoryObj<typeof CaseStudy>;

export const Detailed: Story = {
  args: {
    title: 'A clearing house moves settlement to a private ledger',
    client: 'Regional clearing house, 40 members',
    hue: 'teal',
    parts: [
      {
        term: 'Problem',
        content: 'Settlement took two days and was reconciled by hand in each member bank.',
      },
      {
        term: 'Work',
        content: (
          <CheckList
            items={[
              'A permissioned ledger among the members, run on their own hardware',
              'Contracts reviewed by a second team before each release',
              'Six weeks side by side with the old system',
            ]}
          />
        ),
      },
      {
        term: 'Result',
        content: 'Settlement on the same day; breaks are found by the ledger, not by people.',
      },
    ],
    links: [{ href: '/private-blockchain-solutions', label: 'Private blockchain solutions' }],
  },
};

/** In one paragraph, without parts. */
export const Brief: Story = {
  args: {
    title: 'A retailer closes its last server room',
    hue: 'orange',
    children: (
      <p>Thirty-one services moved in nine months, each with a way back until its first full month end.</p>
    ),
  },
};

/** Service link focused with Tab. */
export const Focused: Story = {
  ...Detailed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Private blockchain solutions' })).toHaveFocus();
  },
};
