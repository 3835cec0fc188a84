import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Header } from './Header';
import type { HeaderProps } from './Header';
import { sampleAction, sampleCategories, sampleLinks } from '../testing/sampleNavigation';

function show(props: Partial<HeaderProps> = {}) {
  const all: HeaderProps = {
    brand: 'Keystrand',
    servicesLabel: 'Services',
    categories: sampleCategories,
    links: sampleLinks,
    action: sampleAction,
    currentPath: '/about',
    themeToggle: <button type="button">Dark theme</button>,
    menuButton: <button type="button">Open the menu</button>,
    ...props,
  };
  return { ...render(<Header {...all} />), all };
}

describe('Header', () => {
  it('leads home by its logo', () => {
    show();
    expect(screen.getByRole('link', { name: 'Keystrand' })).toHaveAttribute('href', '/');
  });

  it('lists the seven categories and the three links, and marks the current one', () => {
    show();
    const bar = screen.getByRole('navigation', { name: 'Main' });
    expect(within(bar).getAllByRole('link')).toHaveLength(10);
    expect(within(bar).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    expect(within(bar).getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
  });

  it('has no navigation where it is bare, but keeps logo and theme toggle', () => {
    show({ bare: true });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
  });

  it('says of Services whether it is open, and which element it opens', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Services' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByRole('link', { name: 'Web3 Solutions' }));
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes Services when the page changes', async () => {
    const { rerender, all } = show();
    const button = screen.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    rerender(<Header {...all} currentPath="/blog" />);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes Services on Escape from inside and gives the focus back without reopening', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    screen.getByRole('link', { name: 'Solutions' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes Services on a press outside', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Services' });
    await userEvent.click(button);
    fireEvent.pointerDown(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
