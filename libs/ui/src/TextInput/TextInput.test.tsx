import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextInput } from './TextInput';

describe('TextInput', () => {
  it('uses the given id independently of the name', () => {
    render(<TextInput label="E-mail" name="email" id="popup-email" error="Enter an address" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAttribute('id', 'popup-email');
    expect(input).toHaveAttribute('name', 'email');
    expect(input).toHaveAccessibleDescription('Error: Enter an address');
  });
});
