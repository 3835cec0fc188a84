import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table } from './Table';

const table = <Table caption="Times" head={['Severity', 'Answer']} rows={[['Critical', '15 minutes']]} />;

afterEach(() => vi.unstubAllGlobals());

describe('Table', () => {
  it('is no stop for the keyboard while all of it is in sight', () => {
    render(table);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('becomes a named region with a tab stop where it is wider than its place', () => {
    let measured = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          measured = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    const { container } = render(table);
    const place = container.firstElementChild as HTMLElement;
    Object.defineProperty(place, 'scrollWidth', { value: 600 });
    Object.defineProperty(place, 'clientWidth', { value: 320 });
    act(() => measured());
    expect(screen.getByRole('region', { name: 'Times' })).toHaveAttribute('tabindex', '0');
  });
});
