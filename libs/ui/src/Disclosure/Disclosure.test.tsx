import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './Disclosure';

describe('Disclosure', () => {
  it('opens and closes on a click on its summary', async () => {
    render(<Disclosure summary="Who sees the report?">You do.</Disclosure>);
    const group = screen.getByRole('group');
    await userEvent.click(screen.getByText('Who sees the report?'));
    expect(group).toHaveAttribute('open');
    expect(screen.getByText('You do.')).toBeVisible();
    await userEvent.click(screen.getByText('Who sees the report?'));
    expect(screen.getByText('You do.')).not.toBeVisible();
  });
});
