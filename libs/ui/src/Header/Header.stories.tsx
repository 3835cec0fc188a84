import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MenuButton } from '../MenuDialog/MenuButton';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle';
import { Header } from './Header';
import { sampleAction, sampleCategories, sampleLinks } from '../testing/sampleNavigation';

const navigation = {
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

/** Without navigation: logo and theme toggle only. */
export const Bare: Story = {
  args: { bare: true, currentPath: '/it-consulting' },
  parameters: { conditionPictures: 'header' },
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
