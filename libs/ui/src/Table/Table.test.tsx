import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table } from './Table';

const table = <Table caption="Times" head={['Severity', 'Answer']} rows={[['Critical', '15 minutes']]} />;

afterEach(() => vi.unstubAllGlobals());

describe('Table', () => {
  it('is not focusable if it fits its container, and its headers name their column or row', () => {
    render(table);
    expect(screen.getByRole('columnheader', { name: 'Severity' })).toHaveAttribute('scope', 'col');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('rejects a row that has not one cell for each column', () => {
    expect(() => render(<Table caption="Times" head={['a', 'b']} rows={[['1']]} />)).toThrow(/1 cells/);
  });

  it('becomes a named, focusable region if it is wider than its container', () => {
    let resize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    const { container } = render(table);
    const root = container.firstElementChild as HTMLElement;
    Object.defineProperty(root, 'scrollWidth', { value: 600 });
    Object.defineProperty(root, 'clientWidth', { value: 320 });
    act(() => resize());
    expect(screen.getByRole('region', { name: 'Times' })).toHaveAttribute('tabindex', '0');
  });
});
