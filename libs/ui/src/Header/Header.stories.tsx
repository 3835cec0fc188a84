import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MenuButton } from '../MenuDialog/MenuButton';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { Header } from './Header';
import { sampleAction, sampleCategories, sampleLinks } from '../testing/sampleNavigation';

const navigation = {
  servicesLabel: 'Services',
  categories: sampleCategories,
  links: sampleLinks,
  action: sampleAction,
  currentPath: '/about',
};

const meta: Meta<typeof Header> = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    ...navigation,
    brand: 'Keystrand',
    themeToggle: <ThemeToggle label="Dark theme" dark={false} />,
    menuButton: (
      <MenuButton
        {...navigation}
        label="Menu"
        openLabel="Open the menu"
        closeLabel="Close the menu"
        brand="Keystrand"
        loadDialog={() => import('../MenuDialog/MenuDialog').then((module) => module.MenuDialog)}
        themeSwitch={<ThemeToggle label="Dark Mode" dark={false} appearance="switch" />}
      />
    ),
  },
};

export default meta;

type Story = StoryObj<typeof Header>;

export const OnAbout: Story = {};

/** As on /it-consulting: no navigation. */
export const Bare: Story = { args: { bare: true, currentPath: '/it-consulting' } };

/** The panel, opened by the keyboard and walked through. */
export const ServicesOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.queryByRole('button', { name: 'Services' });
    // On a narrow screen the bar is not there and the menu button serves.
    if (!button) {
      await expect(canvas.getByRole('button', { name: 'Open the menu' })).toBeVisible();
      return;
    }
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(await canvas.findByRole('link', { name: 'Web3 Solutions' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};
