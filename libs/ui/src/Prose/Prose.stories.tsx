import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Prose } from './Prose';
import type { ProseBlock } from './types';

const blocks: readonly ProseBlock[] = [
  {
    type: 'paragraph',
    text: [
      'A contract that holds value is read by people who want that value. ',
      { type: 'strong', text: 'Assume that they read it more carefully than you did.' },
      ' The ',
      { type: 'link', text: 'audit report', href: '/services/security-audits' },
      ' lists what they would find.',
    ],
  },
  { type: 'heading', id: 'upgrade', text: 'Decide on upgrades before the first line' },
  {
    type: 'list',
    items: [
      'A proxy moves risk from the code to whoever holds its key.',
      ['A fixed contract moves it to the ', { type: 'emphasis', text: 'migration' }, '.'],
    ],
  },
  {
    type: 'note',
    text: 'Whichever you choose, write down who can pause the contract, and test that they can.',
  },
  { type: 'heading', id: 'checks', text: 'Order of checks' },
  {
    type: 'code',
    language: 'solidity',
    code: 'function withdraw(uint256 amount) external {\n    balances[msg.sender] -= amount;\n    (bool sent, ) = msg.sender.call{value: amount}("");\n    require(sent);\n}',
    caption: 'State first, then the call: the order that stops re-entry.',
  },
  {
    type: 'table',
    caption: 'Which check finds what',
    head: ['Check', 'Finds', 'Misses'],
    rows: [
      ['Static analysis', 'Known patterns, on each commit', 'Wrong rules, rightly written'],
      ['Fuzzing', 'States nobody thought of', 'Long sequences, unless led to them'],
      ['Manual review', 'Wrong rules', [{ type: 'code', text: 'O(n)' }, ' attention on large code']],
    ],
  },
];

const meta: Meta<typeof Prose> = {
  title: 'Components/Prose',
  component: Prose,
  args: { blocks, level: 2 },
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['articles and policies', 'text that comes from data'],
      notFor: [
        { situation: 'one sentence with a link', instead: 'RichText' },
        { situation: 'the copy of a landing page', instead: 'Section' },
      ],
      keyboard: [
        ['Enter', 'On a link, or the # of a heading: follows the link'],
        ['Arrow left or Arrow right', 'On code or a table that is wider than the text: scrolls it'],
      ],
      role: 'generic element with headings, lists and tables; a note has the role `note`',
      name: 'The caption names code and tables that scroll.',
      meets: [
        ['1.4.8', 'Lines of 52 to 68 characters.'],
        ['1.4.10', 'Wide code and tables scroll by themselves, not the page.'],
        ['2.1.1', 'What scrolls can receive the focus.'],
      ],
      supply: [
        'The level of the headings that fits the page.',
        'A unique `id` for each heading.',
        'A caption for each table and piece of code.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

export const Article: StoryObj<typeof Prose> = {};

/** A heading's link to itself is visible while it has focus. */
export const HeadingFocused: StoryObj<typeof Prose> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'audit report' })).toHaveFocus();
    await userEvent.tab();
    const anchor = canvas.getByRole('link', { name: 'Link to Decide on upgrades before the first line' });
    await expect(anchor).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(anchor).opacity).toBe('1'));
  },
};
