import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormActions } from './FormActions';

describe('FormActions', () => {
  it('shows the note, if any, after the button', () => {
    const { rerender } = render(
      <FormActions note="We answer within two working days.">
        <button type="submit">Send</button>
      </FormActions>,
    );
    const note = screen.getByText('We answer within two working days.');
    expect(screen.getByRole('button').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    rerender(
      <FormActions>
        <button type="submit">Send</button>
      </FormActions>,
    );
    expect(screen.queryByText('We answer within two working days.')).toBeNull();
  });
});
