import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'mail', label: 'By e-mail' },
  { value: 'call', label: 'By telephone', hint: 'Working days.' },
];

describe('RadioGroup', () => {
  it('selects one option by its label or by arrow keys', async () => {
    render(<RadioGroup label="How?" name="reach" options={options} />);
    await userEvent.click(screen.getByText('By e-mail'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /By telephone/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'By e-mail' })).not.toBeChecked();
  });
});
