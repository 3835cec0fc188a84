import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { GlowButton } from '../GlowButton/GlowButton';
import { TextInput } from '../TextInput/TextInput';
import { Dialog } from './Dialog';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    heading: 'Contact us',
    open: true,
    onClose: fn(),
    children: <TextInput name="email" label="E-mail" type="email" autoComplete="email" />,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

/** Escape closes the dialog and returns focus to the button. */
export const FromButton: Story = {
  render: function FromButton(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <GlowButton onClick={() => setOpen(true)}>Write to us</GlowButton>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
        />
      </>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Write to us' });
    await step('opens and receives focus', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('closes on Escape and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
