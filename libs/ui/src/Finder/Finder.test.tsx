import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocks, globe, search } from '../Icon/iconDrawings';
import { registerIcons } from '../Icon/registerIcons';
import { sampleSearch } from '../testing/sampleSearch';
import { Finder } from './Finder';
import type { FinderSearch } from './types';

beforeAll(() => {
  registerIcons({ blocks, globe, search });
});

afterEach(() => {
  vi.useRealTimers();
});

const finder = (loadSearch: () => Promise<FinderSearch> = () => Promise.resolve(sampleSearch)) => (
  <Finder
    label="Find a service"
    hint="Services and terms"
    icon="search"
    loadSearch={loadSearch}
    emptyText="Describe it."
    emptyAction={<a href="/contact">Contact</a>}
  >
    <p>The seven categories</p>
  </Finder>
);

const field = () => screen.getByRole('searchbox', { name: 'Find a service' });
const all = () => screen.getByText('The seven categories');

describe('Finder', () => {
  it('shows and marks matches in place of the directory, in groups', async () => {
    render(finder());
    expect(all()).toBeVisible();
    await userEvent.type(field(), 'wallet');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Wallet Development',
      'Decentralised Identity',
      'dApp Development',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Web3 Solutions',
      'Blockchain Development',
    ]);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Wallet',
      'wallet',
      'Wallet',
      'wallet',
    ]);
    expect(all()).not.toBeVisible();
  });

  it('announces the number of results half a second after the last change', async () => {
    vi.useFakeTimers();
    render(finder());
    const type = (value: string) =>
      act(async () => {
        fireEvent.change(field(), { target: { value } });
        await Promise.resolve();
      });
    const wait = (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    };
    await type('da');
    wait(499);
    await type('dapp');
    wait(499);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “dapp”');
  });

  it('moves through field and results with the arrow keys, and empties the field on Escape', async () => {
    render(finder());
    await userEvent.type(field(), 'wallet');
    await userEvent.keyboard('{Enter}');
    const links = screen.getAllByRole('link');
    expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(all()).toBeVisible();
  });

  it('offers two ways on if nothing matches', async () => {
    render(finder());
    await userEvent.type(field(), 'quantum');
    expect(screen.getByRole('heading', { name: 'Nothing matches “quantum”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(field()).toHaveFocus();
    expect(all()).toBeVisible();
  });

  it('loads the search once, when the field gets the focus', async () => {
    const load = vi.fn(() => Promise.resolve(sampleSearch));
    render(finder(load));
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(field());
    await userEvent.type(field(), 'wal');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the directory and loads again after a failure', async () => {
    const load = vi
      .fn<() => Promise<FinderSearch>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(sampleSearch);
    render(finder(load));
    await userEvent.click(field());
    await userEvent.paste('wallet');
    await waitFor(() => {
      expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('searches the text typed before hydration', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(finder());
    document.body.append(container);
    const input = container.querySelector('input');
    if (input) input.value = 'dapp';
    const root = await act(async () => hydrateRoot(container, finder()));
    expect(input).toHaveValue('dapp');
    expect(screen.getByRole('link', { name: 'dApp Development' })).toBeVisible();
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});
