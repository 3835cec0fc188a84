import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Section } from './Section';

describe('Section', () => {
  it('renders a level 2 heading that links can target', () => {
    render(<Section heading="What it costs" headingId="pricing" lead="By scope." />);
    const heading = screen.getByRole('heading', { level: 2, name: 'What it costs' });
    expect(heading).toHaveAttribute('id', 'pricing');
  });

  it('is an article with its own heading on request', () => {
    render(<Section as="article" aria-labelledby="audits" heading="Audits" headingId="audits" />);
    const article = screen.getByRole('article', { name: 'Audits' });
    // The W3C checker requires a heading that is in no section of the article.
    expect(screen.getByRole('heading').closest('section, article')).toBe(article);
  });
});
