import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ArrowLink } from './ArrowLink';

describe('ArrowLink', () => {
  it('is named by its words; the arrow adds nothing', () => {
    render(<ArrowLink href="/about">Who we are</ArrowLink>);
    expect(screen.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about');
  });
});
