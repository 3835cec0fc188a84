import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Playground } from './Playground';

const table = [
  'pricing | price, cost | Every project gets a customised quote.',
  'private blockchain | | A ledger shared by known parties.',
  'privacy | data protection | Messages stay in this tab.',
  'Straße und Café | | Folding ignores case, marks and width.',
].join('\n');

/** An editable table with its problems, and answer, suggestions and topics for a message. */
const meta: Meta<typeof Playground> = {
  title: 'Chat engine/Playground',
  tags: ['!picture'],
  component: Playground,
  args: { table, fold: 'lower', input: 'pri' },
  argTypes: { fold: { control: 'inline-radio', options: ['lower', 'loose'] } },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof Playground>;

/** Terms that contain the message are suggested; an alias is answered. */
export const Keyword: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('pri', { selector: 'mark' })).toHaveLength(3);
    await userEvent.clear(canvas.getByLabelText('Message'));
    await userEvent.type(canvas.getByLabelText('Message'), 'COST');
    await expect(canvas.getByText(/customised quote.*alias of row 0/)).toBeVisible();
  },
};

/** The topics that a question may be about, with the words that match. */
export const Question: Story = {
  args: { input: 'how is my data protected?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^privacy \(data, protected/)).toBeVisible();
  },
};

/** All problems are listed at once, with their rows. */
export const Problems: Story = {
  args: { table: `${table}\nPricing | cost |` },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Row 4: duplicate (row 0) Pricing');
    await expect(status).toHaveTextContent('Row 4: alias-conflict (row 0) cost');
  },
};

/** With fold `loose`, letters with marks and ligatures match their ASCII spelling. */
export const LooseFolding: Story = {
  args: { fold: 'loose', input: 'strasse und cafe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Folding ignores.*term of row 3/)).toBeVisible();
  },
};
