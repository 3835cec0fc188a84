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
const common = { name: 'thing', hint: 'Any value is fine.', error: 'Choose a thing' };

describe.each([
  ['TextInput', <TextInput key="" label="Thing" {...common} />],
  ['TextArea', <TextArea key="" label="Thing" {...common} />],
  ['Select', <Select key="" label="Thing" options={options} {...common} />],
  ['CheckboxField', <CheckboxField key="" label="Thing" {...common} />],
])('%s', (_, field) => {
  it('has its label as its name, its hint and error as its description, and is invalid', () => {
    render(field);
    const control = screen.getByLabelText('Thing');
    expect(control).toHaveAttribute('name', 'thing');
    expect(control).toHaveAccessibleName('Thing');
    expect(control).toHaveAccessibleDescription('Any value is fine. Error: Choose a thing');
    expect(control).toBeInvalid();
  });
});

describe('RadioGroup', () => {
  it('names and describes the group, and gives all options one name', () => {
    render(<RadioGroup label="Thing" options={options} {...common} />);
    const group = screen.getByRole('group', { name: 'Thing' });
    expect(group).toHaveAccessibleDescription('Any value is fine. Error: Choose a thing');
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveAttribute('name', 'thing');
  });

  it('checks the default option', () => {
    render(<RadioGroup label="Thing" name="thing" options={options} defaultValue="b" />);
    expect(screen.getByRole('radio', { name: 'Second' })).toBeChecked();
  });
});

describe('every field', () => {
  it('passes root attributes to the field and all others to the control', () => {
    const { container } = render(
      <TextInput label="Name" name="name" className="wide" data-step="1" aria-details="help" />,
    );
    expect(container.firstElementChild).toHaveClass('wide');
    expect(container.firstElementChild).toHaveAttribute('data-step', '1');
    const control = screen.getByRole('textbox', { name: 'Name' });
    expect(control).not.toHaveAttribute('data-step');
    expect(control).toHaveAttribute('aria-details', 'help');
  });

  it('marks an optional field in its label', () => {
    render(<TextInput label="Company" name="company" optional />);
    expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeInTheDocument();
  });
});
