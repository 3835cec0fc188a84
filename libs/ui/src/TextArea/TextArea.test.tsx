import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  it('accepts several lines', async () => {
    render(<TextArea label="What is it about?" name="message" />);
    const area = screen.getByRole('textbox', { name: 'What is it about?' });
    await userEvent.type(area, 'First{enter}Second');
    expect(area).toHaveValue('First\nSecond');
  });
});
