import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DarkSurface } from './DarkSurface';

describe('DarkSurface', () => {
  it('renders the background before and outside the content', () => {
    render(<DarkSurface background={<i data-testid="particles" />}>Content</DarkSurface>);
    const particles = screen.getByTestId('particles');
    const content = screen.getByText('Content');
    expect(content).not.toContainElement(particles);
    expect(particles.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
