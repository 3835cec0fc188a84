import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Hero } from './Hero';

describe('Hero', () => {
  it('has the one heading of level 1, which can take the focus after a page change', () => {
    render(<Hero heading="Find the way in" lead="Before someone else does." />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Find the way in' });
    heading.focus();
    expect(heading).toHaveFocus();
  });

  it('is no tab stop by its heading', () => {
    render(<Hero heading="Find the way in" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  });

  it('reads crumbs, heading, lead and actions in this order', () => {
    render(
      <Hero
        heading="Finance"
        lead="Settlement and custody."
        crumbs={[{ label: 'Solutions', href: '/solutions' }]}
        actions={<a href="/inquire-now">Ask</a>}
      />,
    );
    const text = document.body.textContent ?? '';
    const places = ['Solutions', 'Finance', 'Settlement', 'Ask'].map((word) => text.indexOf(word));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
