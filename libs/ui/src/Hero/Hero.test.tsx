import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Hero } from './Hero';

describe('Hero', () => {
  it('separates heading and slogan by a colon for screen readers', () => {
    render(<Hero heading="SIEM" slogan="Logs from sources you chose" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SIEM: Logs from sources you chose');
  });

  it('keeps the heading out of the tab order', () => {
    render(<Hero heading="Find the way in" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });

  it('renders crumbs, heading, lead and actions in this order', () => {
    render(
      <Hero
        heading="Finance"
        lead="Settlement and custody."
        crumbs={[
          { label: 'Solutions', href: '/solutions' },
          { label: 'Finance', href: '/industry/finance' },
        ]}
        actions={<a href="/inquire-now">Ask</a>}
      />,
    );
    const text = document.body.textContent ?? '';
    const positions = ['Solutions', 'Finance', 'Settlement', 'Ask'].map((part) => text.indexOf(part));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('shows no crumbs for a page without parents, whose name is the heading', () => {
    render(<Hero heading="Blog" crumbs={[{ label: 'Blog', href: '/blog' }]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
