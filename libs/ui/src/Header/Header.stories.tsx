import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MenuButton } from '../MenuDialog/MenuButton';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Header } from './Header';
import { sampleNavigation } from '../testing/sampleNavigation';

const meta: Meta<typeof Header> = {
  title: 'Components/Header',
  component: Header,
  parameters: {
    group: 'Frame',
    guidance: {
      useFor: ['the top of every page, in the same order', 'with `bare`, a landing page without navigation'],
      notFor: [
        { situation: 'the header of a page', instead: 'Hero' },
        { situation: 'links within a page', instead: 'TableOfContents' },
      ],
      keyboard: [
        ['Tab', 'On the control before Services: moves to Services and opens its panel'],
        ['Tab', 'On Services, with its panel open: moves into the links of the panel'],
        ['Tab', 'On the last link of the panel: moves to the next link of the bar and closes the panel'],
        ['Enter or Space', 'On Services: closes the panel that the focus opened, or opens and pins it'],
        [
          'Escape',
          'Anywhere on the page, with the panel open: closes the panel; from a link of the panel, the focus returns to Services',
        ],
        ['Enter', 'On a link: follows the link and closes the panel'],
      ],
      role: 'banner landmark with a navigation landmark; Services is a button with `aria-expanded`, not a menu',
      name: '“Main” names the navigation; `navigation.servicesLabel` names the button.',
      meets: [
        ['1.4.13', 'The panel can be dismissed with Escape, hovered, and stays open.'],
        ['3.2.3', 'The order is the same on every page.'],
        ['2.5.5', 'Links and buttons of the bar are 44 px high.'],
        ['2.1.1', 'Hovering is never needed: the panel opens on focus and on click.'],
      ],
      supply: [
        'A `SkipLink` before it.',
        '`currentPath` on every page.',
        'A `MenuButton` with the same links for narrow screens.',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
  },
  args: {
    navigation: sampleNavigation,
    currentPath: '/about',
    themeToggle: <ThemeToggle label="Dark theme" dark={false} />,
    menuButton: (
      <MenuButton
        navigation={sampleNavigation}
        currentPath="/about"
        themeSwitch={<ThemeToggle label="Dark Mode" dark={false} />}
      />
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Header>;

export const OnAbout: Story = {};

/** Without navigation: logo and theme toggle only. */
export const Bare: Story = {
  args: { bare: true, currentPath: '/it-consulting' },
};

/** Opens on focus, closes on Escape although the focus stays inside, and opens again on click. */
export const ServicesOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Services' });
    // On a narrow screen the menu button replaces the navigation bar.
    if (!button) {
      await expect(canvas.getByRole('button', { name: 'Open the menu' })).toBeVisible();
      return;
    }
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const link = await canvas.findByRole('link', { name: 'Web3 Solutions' });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
    await waitFor(() => expect(link).not.toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};
