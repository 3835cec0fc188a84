import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Playground } from './Playground';
import type { EditedRow } from './Playground';

const rows: readonly EditedRow[] = [
  { term: 'pricing', aliases: 'price, cost', reply: 'Every project gets a customised quote.' },
  { term: 'private blockchain', aliases: '', reply: 'A ledger shared by known parties.' },
  { term: 'privacy', aliases: 'data protection', reply: 'Messages stay in this tab.' },
  { term: 'Straße und Café', aliases: '', reply: 'Folding ignores case, marks and width.' },
];

/** An editable table with its problems, and suggestions with highlights and the answer for a message. */
const meta: Meta<typeof Playground> = {
  title: 'Chat engine/Playground',
  tags: ['!picture'],
  component: Playground,
  args: { rows, fold: 'lower', input: 'pri' },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof Playground>;

export const Table: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const suggestions = () =>
      within(canvas.getByRole('list', { name: 'Suggestions' })).queryAllByRole('listitem');
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await step('suggests terms that contain the message, with the ranges to highlight', async () => {
      await expect(suggestions().map((item) => item.textContent)).toEqual([
        'pricing [0, 3)',
        'private blockchain [0, 3)',
        'privacy [0, 3)',
      ]);
      await expect(suggestions()[0]?.querySelector('mark')).toHaveTextContent('pri');
    });
    await step('matches an alias', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'COST');
      const answer = within(canvas.getByRole('group', { name: 'Answer' }));
      await expect(answer.getByText('Every project gets a customised quote.')).toBeVisible();
      await expect(answer.getByText('alias')).toBeVisible();
    });
    await step('updates when the table is edited', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'reply of row 0' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'reply of row 0' }), 'Ask us.');
      await expect(canvas.getByText('Ask us.')).toBeVisible();
    });
  },
};

const problemsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('status'))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

/** All problems are listed at once, with their rows. */
export const Problems: Story = {
  args: {
    rows: [
      ...rows.slice(0, 2),
      { term: 'Pricing', aliases: '', reply: 'Again.' },
      { term: ' wallet ', aliases: 'cost', reply: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(problemsIn(canvas)).toEqual([
      'Row 2 repeats the term of another row, row 0: “Pricing”',
      'Row 3 has white space around a term or an alias: “ wallet ”',
      'Row 3 has no reply: “ wallet ”',
      'Row 3 has an alias that belongs to another row, row 0: “cost”',
    ]);
  },
};

/** Removing the rows with problems makes the table valid. */
export const ProblemsFixed: Story = {
  args: Problems.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await expect(problemsIn(canvas)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 3' }));
    await expect(problemsIn(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('None. The table is valid.');
  },
};

/** The topics that a question may be about, with the words that match. */
export const Questions: Story = {
  args: { questions: true, input: '' },
  play: async ({ canvas, userEvent }) => {
    const topics = () =>
      within(canvas.getByRole('list', { name: 'Topics of the question' }))
        .queryAllByRole('listitem')
        .map((item) => item.textContent);
    const input = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(input, 'how is my data protected?');
    await expect(topics()[0]).toMatch(/^privacy data, protected/);
    await userEvent.clear(input);
    await userEvent.type(input, 'privte');
    await expect(topics()[0]).toMatch(/^private blockchain/);
  },
};

/** With fold `loose`, letters with marks and ligatures match their ASCII spelling. */
export const LooseFolding: Story = {
  args: { fold: 'loose', input: 'strasse und cafe' },
  play: async ({ canvas, userEvent }) => {
    const answer = () => within(canvas.getByRole('group', { name: 'Answer' }));
    await expect(answer().getByText('Straße und Café')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'lower' }));
    await expect(answer().queryByText('Straße und Café')).toBeNull();
    await expect(answer().getByText('no')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'loose' }));
    await expect(answer().getByText('Straße und Café')).toBeVisible();
  },
};
