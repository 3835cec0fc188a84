import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { canvas } from '../theme/scheme.css';
import { Canvas } from './Canvas';

describe('Canvas', () => {
  it('is dark in both themes', () => {
    const { container } = render(<Canvas>Words</Canvas>);
    expect(container.firstElementChild).toHaveClass(canvas);
  });

  it('keeps what drifts behind apart from the content, and before it', () => {
    render(<Canvas background={<i data-testid="particles" />}>Words</Canvas>);
    const particles = screen.getByTestId('particles');
    const words = screen.getByText('Words');
    expect(words).not.toContainElement(particles);
    expect(particles.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
