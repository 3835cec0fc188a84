import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { darkSurface } from '../theme/scheme.css';
import { DarkSurface } from './DarkSurface';

describe('DarkSurface', () => {
  it('is dark in both themes', () => {
    const { container } = render(<DarkSurface>Words</DarkSurface>);
    expect(container.firstElementChild).toHaveClass(darkSurface);
  });

  it('keeps what drifts behind apart from the content, and before it', () => {
    render(<DarkSurface background={<i data-testid="particles" />}>Words</DarkSurface>);
    const particles = screen.getByTestId('particles');
    const words = screen.getByText('Words');
    expect(words).not.toContainElement(particles);
    expect(particles.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
