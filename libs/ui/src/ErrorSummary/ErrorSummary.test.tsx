import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextInput } from '../TextInput/TextInput';
import { ErrorSummary } from './ErrorSummary';

const errors = [
  { fieldId: 'name', message: 'Enter your name' },
  { fieldId: 'reach', message: 'Choose how we may reach you' },
];

describe('ErrorSummary', () => {
  it('takes focus when errors appear', () => {
    const { rerender } = render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorSummary errors={errors} />);
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your name');
  });

  it('moves focus from an error to its field or to the first option of its group', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextInput name="name" label="Name" />
        <RadioGroup
          name="reach"
          label="How may we reach you?"
          options={[
            { value: 'mail', label: 'By e-mail' },
            { value: 'call', label: 'By telephone' },
          ]}
        />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Choose how we may reach you' }));
    expect(screen.getByRole('radio', { name: 'By e-mail' })).toHaveFocus();
  });

  it('takes focus again when another submission fails', () => {
    const { rerender } = render(<ErrorSummary errors={errors} />);
    (document.activeElement as HTMLElement).blur();
    rerender(<ErrorSummary errors={[...errors]} />);
    expect(screen.getByRole('group')).toHaveFocus();
  });
});
