import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from './CheckboxField';

describe('CheckboxField', () => {
  it('is checked by a click on its label, which may contain a link', async () => {
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
    const checkbox = screen.getByRole('checkbox', { name: 'I have read the privacy policy' });
    await userEvent.click(screen.getByText(/I have read/));
    expect(checkbox).toBeChecked();
  });
});
