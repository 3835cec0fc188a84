import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Table } from './Table';

const meta: Meta<typeof Table> = {
  title: 'Components/Table',
  component: Table,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['values that are compared by row and column'],
      notFor: [
        { situation: 'one value for each term', instead: 'DescriptionList' },
        { situation: 'a few figures', instead: 'Metrics' },
        { situation: 'layout' },
      ],
      keyboard: [
        ['Tab', 'On the control before a table that scrolls: moves to the table'],
        ['Arrow left or Arrow right', 'On a table that scrolls: scrolls it'],
        ['Enter', 'On a link in a cell: follows the link'],
      ],
      role: 'table with row and column headers; a focusable region while it scrolls',
      name: '`caption` names the table, and the region if it scrolls.',
      meets: [
        ['1.3.1', 'Headers are associated with their cells.'],
        ['1.4.10', 'A wide table scrolls by itself, not the page.'],
        ['2.1.1', 'A table that scrolls can receive the focus.'],
      ],
      supply: ['A first cell in each row that names the row.', 'A caption that says what is compared.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Table>;

const args = {
  caption: 'Response times by severity',
  head: ['Severity', 'First answer', 'Contained', 'Report'],
  rows: [
    ['Critical', '15 minutes', '4 hours', '2 days'],
    ['High', '1 hour', '1 day', '5 days'],
    ['Medium', '1 working day', 'By agreement', 'With the monthly report'],
  ],
};

export const Default: Story = { args };

/** Wider than its container: a named region that can be focused and scrolled by keyboard. */
export const Overflowing: Story = {
  args: {
    ...args,
    head: [...args.head, ...args.head.slice(1).map((name) => `${name} at night`)],
    rows: args.rows.map((cells) => [...cells, ...cells.slice(1)]),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '45rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Response times by severity' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** On narrow screens each row is a list of labels and values. */
export const Stacked: Story = { args, globals: { viewport: { value: 'narrowest' } } };

/** On narrow screens the cells of a row share a line. */
export const Short: Story = { ...Stacked, args: { ...args, short: true } };
