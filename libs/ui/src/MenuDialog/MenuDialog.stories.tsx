import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleAction, sampleCategories, sampleLinks } from '../testing/sampleNavigation';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { MenuButton } from './MenuButton';

const meta: Meta<typeof MenuButton> = {
  title: 'Components/MenuDialog',
  component: MenuButton,
  // The dialog covers the window: inline, it would cover the whole documentation page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    brand: 'Keystrand',
    categories: sampleCategories,
    links: sampleLinks,
    action: sampleAction,
    currentPath: '/about',
    themeSwitch: <ThemeToggle label="Dark Mode" dark={false} appearance="switch" />,
    loadDialog: () => import('./MenuDialog').then((module) => module.MenuDialog),
  },
};

export default meta;

type Story = StoryObj<typeof MenuButton>;

/** Presses the button once the dialog's code is loaded; if it is late, a popover opens. */
async function openDialog(button: HTMLElement) {
  await userEvent.hover(button);
  await waitFor(() => expect(button).not.toHaveAttribute('popovertarget'));
  await userEvent.click(button);
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(within(canvasElement).getByRole('button', { name: 'Open the menu' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close the menu' })).toHaveFocus());
    await waitFor(() => expect(dialog.getBoundingClientRect().x).toBe(0));
  },
};

/** Leaves room for the focus ring of the button. */
const padded = { layout: 'padded' };

export const Closed: Story = { parameters: padded };

/** The dialog's code fails to load: the same content opens as a native popover. */
export const WithoutItsCode: Story = {
  args: { loadDialog: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Open the menu' })).click();
    // `toBeVisible` requires visible ancestors too; the page behind the popover is hidden.
    await waitFor(() =>
      expect(canvas.getByText('Blog').checkVisibility({ visibilityProperty: true })).toBe(true),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
  },
};

/** Escape closes the dialog and returns focus to the button. */
export const ClosedByEscape: Story = {
  parameters: padded,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = await body.findByRole('button', { name: 'Open the menu' });
    await openDialog(button);
    const dialog = await body.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close the menu' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
