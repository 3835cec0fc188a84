import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextButton } from './TextButton';

describe('TextButton', () => {
  it('calls onClick and does not submit a form', async () => {
    const onClick = vi.fn();
    render(<TextButton onClick={onClick}>Start over</TextButton>);
    const button = screen.getByRole('button', { name: 'Start over' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
