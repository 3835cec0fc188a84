import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { sampleNavigation } from '../testing/sampleNavigation';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { MenuButton } from './MenuButton';

const meta: Meta<typeof MenuButton> = {
  title: 'Components/MenuDialog',
  component: MenuButton,
  // The dialog covers the window: inline, it would cover the whole documentation page.
  parameters: {
    group: 'Frame',
    guidance: [
      {
        part: 'MenuDialog',
        useFor: ['the menu that `MenuButton` opens; it is loaded on hover, focus and touch'],
        notFor: [
          { situation: 'a task or a message', instead: 'Dialog' },
          { situation: 'the navigation of wide screens', instead: 'Header' },
        ],
        keyboard: [
          ['Tab', 'On the last control: moves to the close button'],
          ['Shift + Tab', 'On the close button: moves to the last control'],
          ['Enter or Space', 'On Services: opens or closes the list of services'],
          ['Enter', 'On a link: follows the link and closes the menu'],
          ['Escape', 'Anywhere in the menu: closes the menu and returns the focus to the button'],
        ],
        role: 'modal dialog with a navigation landmark; the page behind is inert',
        name: '`label`.',
        meets: [
          ['2.1.2', 'Escape and the close button always lead out.'],
          ['2.4.3', 'The focus starts on the close button and returns to the button of the menu.'],
          ['2.5.5', 'Every target is at least 44 px high.'],
        ],
        supply: [
          'Closing it on a page change and when the window becomes wide; `MenuButton` does both.',
          '`finalFocus`, the button that opened it.',
        ],
      },
      {
        part: 'MenuButton',
        useFor: ['`menuButton` of `Header`, with the same links as the navigation bar'],
        notFor: [
          { situation: 'wide screens, where the bar shows the links', instead: 'Header' },
          { situation: 'a list of actions' },
        ],
        keyboard: [
          ['Enter or Space', 'On the button: opens the menu and moves the focus to its close button'],
          ['Escape', 'Anywhere in the menu: closes the menu and returns the focus to the button'],
        ],
        role: 'button with `aria-haspopup="dialog"` and the state of the menu',
        name: '`openLabel`.',
        meets: [
          ['4.1.2', 'The state is exposed by `aria-expanded`, or by the browser for the popover.'],
          ['2.5.5', 'The target is 44 px wide and high.'],
        ],
        supply: [
          '`loadDialog`, which imports `MenuDialog` on demand.',
          'A unique `menuId`, if a page has two menus.',
        ],
      },
    ] satisfies PartGuidance[],
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: {
    navigation: sampleNavigation,
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
  tags: ['!picture'],
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
