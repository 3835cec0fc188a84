import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DirectoryGroup } from '../DirectoryGroup/DirectoryGroup';
import { GlowButton } from '../GlowButton/GlowButton';
import { sampleSearch } from '../testing/sampleSearch';
import { Finder } from './Finder';

const meta: Meta<typeof Finder> = {
  title: 'Components/Finder',
  component: Finder,
  args: {
    label: 'Find a service',
    hint: 'Searches services, articles and terms.',
    icon: 'search',
    loadSearch: () => Promise.resolve(sampleSearch),
    emptyText: 'Describe what happens and what should happen, and we will say which services apply.',
    emptyAction: <GlowButton href="/request-consultation">Request a consultation</GlowButton>,
    showAllLabel: 'Show all categories',
    children: (
      <DirectoryGroup
        hue="teal"
        icon="blocks"
        title="Blockchain Development"
        text="From the first question to contracts that pass an audit."
        links={[{ href: '/dapp-development', label: 'dApp Development' }]}
      />
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Finder>;

export const Default: Story = {};

/** Results in groups; what matches is marked. The arrow keys move from the field through the results. */
export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a service' }), 'wallet');
    const first = await canvas.findByRole('link', { name: 'Wallet Development' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 results for “wallet”'));
  },
};

/** A query without results: two ways on. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'quantum');
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches “quantum”' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all categories' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches “quantum”'));
  },
};

/** The directory stays in view if the search does not load. */
export const Failed: Story = {
  args: { loadSearch: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'w');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Blockchain Development' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The search has not loaded'));
  },
};
