import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { control } from './control.css';
import { Field } from './Field';

const meta: Meta<typeof Field> = { title: 'Forms/Field', component: Field };

export default meta;

type Story = StoryObj<typeof Field>;

/** `Field` wraps any control, such as a native date input. */
export const Default: Story = {
  args: {
    label: 'Preferred date',
    name: 'date',
    hint: 'We call on working days.',
    optional: true,
    children: (attributes) => <input {...attributes} type="date" className={control} />,
  },
};

/** A click on the label focuses the control; the hint is its description. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText(/Preferred date/);
    await userEvent.click(canvas.getByText(/Preferred date/));
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription('We call on working days.');
  },
};

export const Invalid: Story = {
  args: { ...Default.args, error: 'Choose a date that lies ahead' },
  parameters: { conditionPictures: 'body' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Preferred date/)).toBeInvalid();
  },
};
