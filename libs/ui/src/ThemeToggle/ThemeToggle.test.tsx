import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeToggle } from './ThemeToggle';

describe('ThemeToggle', () => {
  it('keeps its name and reflects the theme in its pressed state', () => {
    const { rerender } = render(<ThemeToggle label="Dark theme" dark={false} />);
    expect(screen.getByRole('button', { name: 'Dark theme', pressed: false })).toBeInTheDocument();
    rerender(<ThemeToggle label="Dark theme" dark />);
    expect(screen.getByRole('button', { name: 'Dark theme', pressed: true })).toBeInTheDocument();
  });
});
