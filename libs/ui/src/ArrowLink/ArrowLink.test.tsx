import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArrowLink } from './ArrowLink';

describe('ArrowLink', () => {
  it('has its text, without the arrow, as its accessible name', () => {
    render(<ArrowLink href="/about">Who we are</ArrowLink>);
    expect(screen.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about');
  });
});
