import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Select } from './Select';

const options = [
  { value: 'testing', label: 'Penetration testing' },
  { value: 'unsure', label: 'Not sure yet' },
];

describe('Select', () => {
  it('does not accept the placeholder as a value', async () => {
    render(
      <Select label="Service" name="service" placeholder="Choose a service" options={options} required />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' });
    expect(select.checkValidity()).toBe(false);
    await userEvent.selectOptions(select, 'Not sure yet');
    expect(select.checkValidity()).toBe(true);
    expect(select).toHaveValue('unsure');
  });
});
