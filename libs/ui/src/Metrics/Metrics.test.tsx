import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Metrics } from './Metrics';

describe('Metrics', () => {
  it('renders each figure after its label', () => {
    render(<Metrics metrics={[{ value: '99.9%', label: 'uptime' }]} />);
    const term = screen.getByRole('term');
    const definition = screen.getByRole('definition');
    expect(term).toHaveTextContent('uptime');
    expect(definition).toHaveTextContent('99.9%');
    expect(term.compareDocumentPosition(definition)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
