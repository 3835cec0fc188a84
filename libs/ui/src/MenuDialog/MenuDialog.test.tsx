import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleAction, sampleCategories, sampleLinks } from '../testing/sampleNavigation';
import { MenuButton } from './MenuButton';
import type { MenuButtonProps } from './MenuButton';

// Motion has its own tests in a real browser; here the dialog comes and goes at once.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const props: MenuButtonProps = {
  label: 'Menu',
  openLabel: 'Open the menu',
  closeLabel: 'Close the menu',
  brand: 'Keystrand',
  servicesLabel: 'Services',
  categories: sampleCategories,
  links: sampleLinks,
  action: sampleAction,
  currentPath: '/about',
  themeSwitch: <button type="button">Dark Mode</button>,
  loadDialog: () => import('./MenuDialog').then((module) => module.MenuDialog),
};

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

describe('the menu', () => {
  it('fetches its dialog at the first sign that it is wanted, once', async () => {
    const loadDialog = vi.fn(props.loadDialog);
    render(<MenuButton {...props} loadDialog={loadDialog} />);
    expect(loadDialog).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Open the menu' }));
    await waitFor(() => {
      expect(loadDialog).toHaveBeenCalledTimes(1);
    });
  });

  it('closes when the page changes, by whatever way', async () => {
    const { rerender } = render(<MenuButton {...props} />);
    await openMenu();
    rerender(<MenuButton {...props} currentPath="/blog" />);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('closes by its close button', async () => {
    render(<MenuButton {...props} />);
    const dialog = await openMenu();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });
});
