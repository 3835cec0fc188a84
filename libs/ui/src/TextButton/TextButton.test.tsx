import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextButton } from './TextButton';

describe('TextButton', () => {
  it('does what it says and submits nothing', async () => {
    const pressed = vi.fn();
    render(<TextButton onClick={pressed}>Start over</TextButton>);
    const button = screen.getByRole('button', { name: 'Start over' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
  });
});
