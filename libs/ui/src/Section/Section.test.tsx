import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Section } from './Section';

describe('Section', () => {
  it('heads its content at level 2 and can be led to', () => {
    render(<Section heading="What it costs" id="pricing" lead="By scope." />);
    const heading = screen.getByRole('heading', { level: 2, name: 'What it costs' });
    expect(heading).toHaveAttribute('id', 'pricing');
  });

  it('is no landmark of its own: a page of many sections stays easy to survey', () => {
    render(<Section heading="What it costs" />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
