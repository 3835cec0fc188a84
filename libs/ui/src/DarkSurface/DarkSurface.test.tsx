import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DarkSurface } from './DarkSurface';
import { backgroundBehindText } from './DarkSurface.css';

describe('DarkSurface', () => {
  it('lets text cover the background, unless the background fades by itself or there is none', () => {
    const renderSurface = (surface: ReactElement) => render(surface).container.firstElementChild;
    expect(renderSurface(<DarkSurface background={<i />}>Content</DarkSurface>)).toHaveClass(
      backgroundBehindText,
    );
    expect(
      renderSurface(
        <DarkSurface background={<i />} backgroundFades>
          Content
        </DarkSurface>,
      ),
    ).not.toHaveClass(backgroundBehindText);
    expect(renderSurface(<DarkSurface>Content</DarkSurface>)).not.toHaveClass(backgroundBehindText);
  });

  it('renders the background before and outside the content', () => {
    render(<DarkSurface background={<i data-testid="particles" />}>Content</DarkSurface>);
    const particles = screen.getByTestId('particles');
    const content = screen.getByText('Content');
    expect(content).not.toContainElement(particles);
    expect(particles.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
