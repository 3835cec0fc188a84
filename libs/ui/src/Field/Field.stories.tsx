import type { Meta, StoryObj } from '@storybook/react-vite';
import { control } from './control.css';
import { Field } from './Field';

const meta: Meta<typeof Field> = { title: 'Forms/Field', component: Field };

export default meta;

type Story = StoryObj<typeof Field>;

/** Around any control: here a native date. */
export const Default: Story = {
  args: {
    label: 'Preferred date',
    name: 'date',
    hint: 'We call on working days.',
    optional: true,
    children: (attributes) => <input {...attributes} type="date" className={control} />,
  },
};
