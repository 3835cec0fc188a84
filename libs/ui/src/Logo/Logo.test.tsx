import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './Logo';

it('is a link named by the company, marked as current on its target page', () => {
  render(<Logo name="Keystrand" href="/" current />);
  expect(screen.getByRole('link', { name: 'Keystrand', current: 'page' })).toHaveAttribute('href', '/');
});
