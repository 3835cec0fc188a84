import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageStories } from './pageStories';
import type { PageStory } from './pageStories';

const clearConversation = () => {
  sessionStorage.clear();
};

// The interactive components of the shell, opened. Not a JSDoc comment: Storybook would write it to `parameters` and override the shared ones.
const meta: Meta<{ readonly path: string }> = {
  ...pageStories,
  title: 'Pages/Shell',
  tags: ['!autodocs', '!picture'],
  args: { path: '/a-page-that-is-not-there' },
  // The conversation in session storage would leak into the next story.
  beforeEach: () => {
    clearConversation();
    return clearConversation;
  },
};

export default meta;

/** The menu dialog on a phone. */
export const Menu: PageStory = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(button);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  },
};

/** The Services dropdown, opened by a click. */
export const Services: PageStory = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const header = within(canvas.getByRole('banner'));
    const link = await header.findByRole('link', { name: /Web3 Solutions/ });
    await waitFor(() => expect(link).toBeVisible());
  },
};

/** The chat panel with a matched keyword and its reply. */
export const Chat: PageStory = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /Chat with us/ }));
    await userEvent.type(await page.findByRole('combobox', { name: 'Your message' }), 'pricing{Enter}');
    await waitFor(() => expect(page.getByRole('log')).toHaveTextContent(/quote/));
  },
};
