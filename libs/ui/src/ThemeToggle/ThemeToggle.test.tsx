import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ThemeToggle } from './ThemeToggle';

describe('ThemeToggle', () => {
  it('keeps its name and reflects the theme in its pressed state', () => {
    const { rerender } = render(<ThemeToggle label="Dark theme" dark={false} />);
    expect(screen.getByRole('button', { name: 'Dark theme', pressed: false })).toBeInTheDocument();
    rerender(<ThemeToggle label="Dark theme" dark />);
    expect(screen.getByRole('button', { name: 'Dark theme', pressed: true })).toBeInTheDocument();
  });

  it('toggles on Enter and Space', async () => {
    const onToggle = vi.fn();
    render(<ThemeToggle label="Dark Mode" dark={false} appearance="switch" onToggle={onToggle} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onToggle).toHaveBeenCalledTimes(2);
  });
});
