import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingIndicator } from './LoadingIndicator';

describe('LoadingIndicator', () => {
  it('fills and empties one persistent live region', () => {
    const { rerender } = render(<LoadingIndicator active={false} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<LoadingIndicator active />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent(/^Loading page$/);
    rerender(<LoadingIndicator active={false} />);
    expect(region).toBeEmptyDOMElement();
  });
});
