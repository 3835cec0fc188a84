import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleNavigation } from '../testing/sampleNavigation';
import { MenuButton } from './MenuButton';
import type { MenuButtonProps } from './MenuButton';

// Reduced motion: the dialog opens and closes without animation.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const props: MenuButtonProps = {
  navigation: sampleNavigation,
  currentPath: '/about',
  themeSwitch: <button type="button">Dark Mode</button>,
  loadDialog: () => import('./MenuDialog').then((module) => module.MenuDialog),
};

/** Opens the menu once the dialog's code is loaded. */
async function openMenu(openLabel = 'Open the menu', label = 'Menu') {
  const button = screen.getByRole('button', { name: openLabel });
  await userEvent.hover(button);
  await waitFor(() => {
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await userEvent.click(button);
  return screen.findByRole('dialog', { name: label });
}

describe('MenuButton', () => {
  it('opens the dialog on the first press if its code arrives soon', async () => {
    const { MenuDialog } = await import('./MenuDialog');
    render(<MenuButton {...props} loadDialog={() => Promise.resolve(MenuDialog)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    expect(dialog).not.toHaveAttribute('popover');
  });

  it('opens a popover if the dialog is not loaded in time, without a state of its own', async () => {
    const showPopover = vi.fn();
    // jsdom has no popovers.
    HTMLElement.prototype.showPopover = showPopover;
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    render(<MenuButton {...props} loadDialog={() => new Promise(() => undefined)} />);
    const button = screen.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => {
      expect(showPopover).toHaveBeenCalledOnce();
    });
    expect(button).toHaveAttribute('popovertarget', 'menu');
    // The browser exposes the state of the popover; with both, the markup is invalid.
    expect(button).not.toHaveAttribute('aria-expanded');
  });

  it('loads the dialog again after a failure', async () => {
    const loadDialog = vi.fn(props.loadDialog).mockRejectedValueOnce(new TypeError('network'));
    render(<MenuButton {...props} loadDialog={loadDialog} />);
    await userEvent.hover(screen.getByRole('button', { name: 'Open the menu' }));
    expect(await openMenu()).toBeInTheDocument();
    expect(loadDialog).toHaveBeenCalledTimes(2);
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
        navigation={{ ...sampleNavigation, servicesLabel: 'Leistungen' }}
        label="Navigation"
        openLabel="Menü öffnen"
        closeLabel="Menü schließen"
      />,
    );
    const popover = document.getElementById('menu');
    expect(popover).toHaveAttribute('aria-label', 'Navigation');
    const dialog = await openMenu('Menü öffnen', 'Navigation');
    expect(within(dialog).getByRole('button', { name: 'Menü schließen' })).toBeInTheDocument();
    expect(within(dialog).getByRole('navigation', { name: 'Navigation' })).toHaveTextContent('Leistungen');
  });
});
