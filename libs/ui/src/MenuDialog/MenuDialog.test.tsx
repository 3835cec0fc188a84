import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleAction, sampleCategories, sampleLinks } from '../testing/sampleNavigation';
import { MenuButton } from './MenuButton';
import type { MenuButtonProps } from './MenuButton';

// Reduced motion: the dialog opens and closes without animation.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const props: MenuButtonProps = {
  brand: 'Keystrand',
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

describe('MenuButton', () => {
  it('loads the dialog on hover, once', async () => {
    const loadDialog = vi.fn(props.loadDialog);
    render(<MenuButton {...props} loadDialog={loadDialog} />);
    expect(loadDialog).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Open the menu' }));
    await waitFor(() => {
      expect(loadDialog).toHaveBeenCalledTimes(1);
    });
  });

  it('closes when the page changes', async () => {
    const { rerender } = render(<MenuButton {...props} />);
    await openMenu();
    rerender(<MenuButton {...props} currentPath="/blog" />);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('closes on a press of the close button', async () => {
    render(<MenuButton {...props} />);
    const dialog = await openMenu();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('takes every label as a prop, in popover and dialog', async () => {
    render(
      <MenuButton
        {...props}
        label="Navigation"
        openLabel="Menü öffnen"
        closeLabel="Menü schließen"
        servicesLabel="Leistungen"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Navigation' });
    expect(within(dialog).getByRole('button', { name: 'Menü schließen' })).toBeInTheDocument();
    expect(within(dialog).getByRole('navigation', { name: 'Navigation' })).toHaveTextContent('Leistungen');
  });
});
