import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlowButton } from '../GlowButton/GlowButton';
import { FormActions } from './FormActions';

const meta: Meta<typeof FormActions> = { title: 'Forms/FormActions', component: FormActions };

export default meta;

type Story = StoryObj<typeof FormActions>;

export const Default: Story = {
  args: {
    children: <GlowButton type="submit">Send inquiry</GlowButton>,
    note: 'Goes to our consultants by e-mail. We answer within two working days.',
  },
};

/** Focused with Tab. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send inquiry' })).toHaveFocus();
  },
};
