import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextButton } from './TextButton';

const meta: Meta<typeof TextButton> = { title: 'Components/TextButton', component: TextButton };

export default meta;

export const Default: StoryObj<typeof TextButton> = {
  args: { children: 'Print the result', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print the result' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
