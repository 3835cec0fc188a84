import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from './Header';
import type { HeaderProps } from './Header';
import { sampleCategories, sampleNavigation } from '../testing/sampleNavigation';
import { screenReaderOutput } from '../testing/screenReaderOutput';

const minimal: HeaderProps = {
  navigation: sampleNavigation,
  currentPath: '/about',
  themeToggle: <button type="button">Dark theme</button>,
  menuButton: <button type="button">Open the menu</button>,
};

const show = (props: Partial<HeaderProps> = {}) => render(<Header {...minimal} {...props} />);
const services = () => screen.getByRole('button', { name: 'Services' });

describe('Header', () => {
  it('is read as logo, Services with state and categories, links, theme toggle, call to action', async () => {
    const { container } = show();
    expect(await screenReaderOutput(container)).toEqual([
      'banner',
      'link, Keystrand',
      'navigation, Main',
      'list',
      'listitem, level 1, position 1, set size 4',
      'button, Services, 1 control, not expanded',
      'list',
      ...sampleCategories.flatMap(({ label }, index) => [
        `listitem, level 2, position ${String(index + 1)}, set size 7`,
        `link, ${label}`,
      ]),
      'link, Find a service',
      'listitem, level 1, position 2, set size 4',
      'link, About, current page',
      'listitem, level 1, position 3, set size 4',
      'link, Contact',
      'listitem, level 1, position 4, set size 4',
      'link, Blog',
      'button, Dark theme',
      'link, Request a consultation',
      'button, Open the menu',
    ]);
  });

  it('marks Services without a change of its name', () => {
    show({ isInServices: true });
    expect(services()).toHaveAttribute('data-current');
    expect(services()).not.toHaveAttribute('aria-current');
  });

  it('shows only logo and theme toggle when bare', () => {
    show({ bare: true });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
  });
});

describe('the Services panel', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('offers the most wanted pages when clicked, and only the categories on the way of Tab', async () => {
    show({
      navigation: {
        ...sampleNavigation,
        categories: sampleCategories.map((category) => ({
          ...category,
          links: [{ label: `Page of ${category.label}`, path: `${category.path}/page` }],
        })),
      },
    });
    act(() => services().focus());
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('link', { name: /^Page of/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('link', { name: /^Page of/ })).toHaveLength(7);
  });

  it('closes when the page changes', async () => {
    const { rerender } = show();
    await userEvent.click(services());
    rerender(<Header {...minimal} currentPath="/blog" />);
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape from a link, returns focus to the button and stays closed', async () => {
    show();
    await userEvent.click(services());
    screen.getByRole('link', { name: 'Solutions' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(services()).toHaveFocus();
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  describe('under the pointer of a mouse', () => {
    const item = () => services().closest('li') as HTMLElement;
    const enter = () => fireEvent.pointerEnter(item(), { pointerType: 'mouse' });
    const leave = () => fireEvent.pointerLeave(item(), { pointerType: 'mouse' });
    const advance = (time: number) => {
      act(() => {
        vi.advanceTimersByTime(time);
      });
    };
    const expectOpen = (open: boolean) => {
      expect(services()).toHaveAttribute('aria-expanded', String(open));
    };

    beforeEach(() => {
      vi.useFakeTimers();
      show();
      enter();
    });

    it('opens after 150 ms, and closes 300 ms after the pointer has left', () => {
      advance(149);
      expectOpen(false);
      advance(1);
      expectOpen(true);
      leave();
      advance(299);
      expectOpen(true);
      advance(1);
      expectOpen(false);
    });

    it('neither opens nor closes if the pointer has left or come back in time', () => {
      leave();
      advance(500);
      expectOpen(false);
      enter();
      advance(150);
      leave();
      enter();
      advance(500);
      expectOpen(true);
    });

    it('is pinned by a click, and closed by the next one', () => {
      advance(150);
      fireEvent.click(services());
      leave();
      advance(300);
      expectOpen(true);
      enter();
      fireEvent.click(services());
      advance(150);
      expectOpen(false);
    });

    it('closes on Escape, also before it has opened, until the pointer has left and returned', () => {
      fireEvent.keyDown(document, { key: 'Escape' });
      advance(150);
      fireEvent.keyDown(document, { key: 'Escape' });
      expectOpen(false);
      leave();
      enter();
      advance(150);
      expectOpen(true);
    });

    it('stays open when the focus moves elsewhere', () => {
      advance(150);
      act(() => screen.getByRole('link', { name: 'Blog' }).focus());
      expectOpen(true);
    });
  });

  it('closes on a press outside', async () => {
    show();
    await userEvent.click(services());
    fireEvent.pointerDown(document.body);
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves, although the pointer that clicked is still over it', async () => {
    show();
    await userEvent.click(services());
    screen.getByRole('link', { name: 'Solutions' }).focus();
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    screen.getByRole('link', { name: 'Blog' }).focus();
    await expect.poll(() => services()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open when a press on its background removes the focus from its button', async () => {
    show();
    await userEvent.click(services());
    const panel = document.getElementById(services().getAttribute('aria-controls') ?? '');
    await userEvent.click(panel as HTMLElement);
    expect(document.body).toHaveFocus();
    expect(services()).toHaveAttribute('aria-expanded', 'true');
  });

  it('is opened by the style sheet before hydration and by state afterwards, without closing in between', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Header {...minimal} />);
    const item = services().closest('li');
    // The attribute turns off the style sheet's :hover and :focus-within rule.
    expect(item).not.toHaveAttribute('data-hydrated');
    services().focus();
    const states: string[] = [];
    const observer = new MutationObserver(() => {
      states.push(services().getAttribute('aria-expanded') ?? '');
    });
    observer.observe(root, { attributes: true, subtree: true });
    const app = await act(async () => hydrateRoot(root, <Header {...minimal} />));
    observer.disconnect();
    expect(item).toHaveAttribute('data-hydrated');
    expect(new Set(states)).toEqual(new Set(['true']));
    await userEvent.keyboard('{Escape}');
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    await act(async () => {
      app.unmount();
    });
    root.remove();
  });
});
