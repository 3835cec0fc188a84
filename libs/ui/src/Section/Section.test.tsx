import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Section } from './Section';

describe('Section', () => {
  it('renders a level 2 heading that links can target', () => {
    render(<Section heading="What it costs" headingId="pricing" lead="By scope." />);
    const heading = screen.getByRole('heading', { level: 2, name: 'What it costs' });
    expect(heading).toHaveAttribute('id', 'pricing');
  });

  it('is not a landmark, because a page has many sections', () => {
    render(<Section heading="What it costs" />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
