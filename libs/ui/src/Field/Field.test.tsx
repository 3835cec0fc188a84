import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextInput } from '../TextInput/TextInput';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const common = { name: 'thing', hint: 'Anything will do.', error: 'Say which thing' };

describe.each([
  ['TextInput', <TextInput key="" label="Thing" {...common} />],
  ['TextArea', <TextArea key="" label="Thing" {...common} />],
  ['Select', <Select key="" label="Thing" options={options} {...common} />],
  ['CheckboxField', <CheckboxField key="" label="Thing" {...common} />],
])('%s', (_, field) => {
  it('has its label as name, its hint and error as description, and is marked as invalid', () => {
    render(field);
    const control = screen.getByLabelText('Thing');
    expect(control).toHaveAttribute('name', 'thing');
    expect(control).toHaveAccessibleName('Thing');
    expect(control).toHaveAccessibleDescription('Anything will do. Error: Say which thing');
    expect(control).toBeInvalid();
  });
});

describe('RadioGroup', () => {
  it('names and describes the group, and submits under one name', () => {
    render(<RadioGroup label="Thing" options={options} {...common} />);
    const group = screen.getByRole('group', { name: 'Thing' });
    expect(group).toHaveAccessibleDescription('Anything will do. Error: Say which thing');
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAttribute('name', 'thing');
  });

  it('starts with the option that is given', () => {
    render(<RadioGroup label="Thing" name="thing" options={options} defaultValue="b" />);
    expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  });
});

describe('every field', () => {
  it('is valid and described by nothing without hint and error', () => {
    render(<TextInput label="Name" name="name" />);
    const control = screen.getByRole('textbox', { name: 'Name' });
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  it('says when it may be left empty', () => {
    render(<TextInput label="Company" name="company" optional />);
    expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeInTheDocument();
  });

  it('takes the native attributes of its control', () => {
    render(
      <TextInput label="E-mail" name="email" type="email" autoComplete="email" required maxLength={200} />,
    );
    const control = screen.getByRole('textbox', { name: 'E-mail' });
    expect(control).toBeRequired();
    expect(control).toHaveAttribute('autocomplete', 'email');
    expect(control).toHaveAttribute('maxlength', '200');
  });
});
