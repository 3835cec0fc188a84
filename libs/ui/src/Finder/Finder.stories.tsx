import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DirectoryGroup } from '../DirectoryGroup/DirectoryGroup';
import { GlowButton } from '../GlowButton/GlowButton';
import type { PartGuidance } from '../guidance/PartGuidance';
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
        links={[{ href: '/dapp-development', title: 'dApp Development' }]}
      />
    ),
  },
  parameters: {
    group: 'Lists',
    guidance: {
      useFor: [
        'a directory with more entries than a visitor reads one by one',
        'entries of several kinds in one list: services, articles, terms',
      ],
      notFor: [
        { situation: 'fewer than about fifteen links in all', instead: 'LinkList' },
        { situation: 'a choice of one value in a form', instead: 'Select' },
        { situation: 'questions in the words of the visitor', instead: 'ChatPanel' },
        { situation: 'guesses for misspelt words, which no mark can explain' },
      ],
      keyboard: [
        ['Characters', 'On the field: shows what matches'],
        ['Enter or Arrow down', 'On the field: moves to the first result'],
        ['Arrow down or Arrow up', 'On a result: moves to the next result, or back to the field'],
        ['Tab', 'On a result: moves to the next result: each is one tab stop'],
        ['Enter', 'On a result: follows its link'],
        ['Escape', 'On the field or a result: empties the field and moves the focus there'],
        ['Enter or Space', 'On the button in the field: empties the field'],
      ],
      role: 'native search field in a `search` landmark; lists of links under headings; polite live region',
      name: '`label` names the field; the title names each link.',
      meets: [
        ['1.3.1', 'The label belongs to the field, and headings name the groups of results.'],
        ['1.4.1', 'What matches is underlined in a `mark`, not only coloured.'],
        ['1.4.11', 'The border of the field has a contrast of 3:1.'],
        ['2.4.4', 'The title alone names the target of a link.'],
        ['2.5.5', 'The whole row is the target of its link.'],
        ['3.3.2', 'The label is visible while typing.'],
        ['4.1.3', 'The number of results is announced half a second after the last change.'],
      ],
      supply: [
        'A directory in `children` that is complete without scripting.',
        'Ranges that mark what matches in every result.',
        'A way on for a query without results.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Finder>;

export const Default: Story = {};

/** Results in groups; matches are marked. The arrow keys move from the field through the results. */
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
