import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { GlowButton } from '../GlowButton/GlowButton';
import { TextInput } from '../TextInput/TextInput';
import type { PartGuidance } from '../guidance/PartGuidance';
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
  parameters: {
    group: 'Conversation and messages',
    guidance: {
      useFor: [
        'a short form that belongs to the page behind',
        'a decision that has to be made before going on',
      ],
      notFor: [
        { situation: 'more text or fields than fit in a window: use a page', instead: 'Form' },
        { situation: 'messages about what has happened', instead: 'Notice' },
        { situation: 'details that some readers want', instead: 'Disclosure' },
        { situation: 'the menu of narrow screens', instead: 'MenuDialog' },
      ],
      keyboard: [
        [
          'Tab',
          'On the last control: moves to the first control, after those of the browser; never to the page behind',
        ],
        [
          'Shift + Tab',
          'On the first control: moves to the last control, after those of the browser; never to the page behind',
        ],
        ['Escape', 'Anywhere in the dialog: closes the dialog and returns the focus to where it was before'],
        ['Enter or Space', 'On the close button: closes the dialog'],
      ],
      role: 'modal dialog; the page behind is inert',
      name: '`heading`, an `h2`.',
      meets: [
        ['2.1.2', 'Escape and the close button always lead out.'],
        ['2.4.3', 'The focus moves in on opening and back on closing.'],
        ['2.5.5', 'The close button is 44 px wide and high.'],
      ],
      supply: [
        '`finalFocus` if the control that opened it is removed meanwhile.',
        '`initialFocus` on the first field of a form.',
        'A way to the same task without JavaScript.',
      ],
    } satisfies PartGuidance,
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
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
