import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
        part: 'MenuButton',
        useFor: ['`menuButton` of `Header`, with the same links as the navigation bar'],
        notFor: [
          { situation: 'a task or a message', instead: 'Dialog' },
          { situation: 'wide screens, where the bar shows the links', instead: 'Header' },
          { situation: 'a list of actions' },
        ],
        keyboard: [
          ['Enter or Space', 'On the button: opens the menu and moves the focus to its close button'],
          ['Tab', 'On the last control: moves to the close button'],
          ['Shift + Tab', 'On the close button: moves to the last control'],
          ['Enter or Space', 'On Services: opens or closes the list of services'],
          ['Enter', 'On a link: follows the link and closes the menu'],
          ['Escape', 'Anywhere in the menu: closes the menu and returns the focus to the button'],
        ],
        role: 'button with `aria-haspopup="dialog"`; dialog with a navigation landmark; the page behind is hidden',
        name: '`openLabel` names the button, `label` the dialog.',
        meets: [
          ['2.1.2', 'Escape and the close button always lead out.'],
          ['2.4.3', 'The focus starts on the close button and returns to the button of the menu.'],
          ['2.5.8', 'Targets are at least 44 px high, those of `links` in large windows 24 px.'],
          ['4.1.2', 'The browser exposes the state of the popover.'],
        ],
        supply: ['A unique `menuId`, if a page has two menus.'],
      },
    ] satisfies PartGuidance[],
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: {
    navigation: sampleNavigation,
    currentPath: '/about',
    themeSwitch: <ThemeToggle label="Dark Mode" dark={false} />,
  },
};

export default meta;

type Story = StoryObj<typeof MenuButton>;

export const Open: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Open the menu' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().x).toBe(0));
  },
};

/** Leaves room for the focus ring of the button. */
const padded = { layout: 'padded' };

export const Closed: Story = { parameters: padded };

/** The close button closes the menu and returns focus to the button. */
export const ClosedByButton: Story = {
  parameters: padded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    button.click();
    const close = await canvas.findByRole('button', { name: 'Close the menu' });
    await waitFor(() => expect(close).toHaveFocus());
    close.click();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
