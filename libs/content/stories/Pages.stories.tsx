import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from '@keystrand/content/pages';
import { PageCatalogue } from './PageCatalogue';

const meta: Meta<typeof PageCatalogue> = {
  title: 'Content/Pages',
  tags: ['!picture'],
  component: PageCatalogue,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof PageCatalogue>;

/** All pages. */
export const All: Story = {};

/** Filtered by kind. */
export const OneKind: Story = { args: { kind: 'industry' } };

/** Filtered by a query; a live region announces the number of matches. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const kind = canvas.getByRole('combobox', { name: 'Kind' });
    const searchField = canvas.getByRole('searchbox', { name: 'Find a page' });
    await userEvent.type(searchField, 'WALLET');
    const { title } = pages.get('/web3-solutions/wallet');
    await expect(canvas.getByRole('rowheader', { name: title })).toBeVisible();
    await userEvent.selectOptions(kind, 'legal');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 pages of 68');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.clear(searchField);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 pages of 68');
  },
};
