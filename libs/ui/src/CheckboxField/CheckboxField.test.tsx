import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from './CheckboxField';

describe('CheckboxField', () => {
  it('is ticked by its words, which may hold a link', async () => {
    render(
      <CheckboxField
        name="consent"
        label={
          <>
            I have read the <a href="#privacy">privacy policy</a>
          </>
        }
      />,
    );
    const box = screen.getByRole('checkbox', { name: 'I have read the privacy policy' });
    await userEvent.click(screen.getByText(/I have read/));
    expect(box).toBeChecked();
  });
});
