import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorPanel } from './ErrorPanel';

describe('ErrorPanel', () => {
  it('is an alert with a default heading that can receive focus', () => {
    render(<ErrorPanel />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });
});
