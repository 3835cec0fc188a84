import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { windowHigh } from '../../stories/sections.css';
import { ChatButton } from './ChatButton';

const meta: Meta<typeof ChatButton> = {
  title: 'Components/ChatButton',
  component: ChatButton,
  args: {
    href: '/contact',
    linkLabel: 'Contact us',
    live: true,
    label: 'Chat with us',
    unread: 0,
    unreadLabel: (count) => (count === 1 ? '1 new message' : `${String(count)} new messages`),
    open: false,
    panelId: 'chat',
    busy: false,
    onPress: fn(),
    onIntend: fn(),
  },
  decorators: [
    (Story) => (
      <main className={windowHigh}>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 160 } } },
};

export default meta;

type Story = StoryObj<typeof ChatButton>;

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Chat with us', expanded: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Before the application is there, and without a script. */
export const Link: Story = {
  args: { live: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};

/** The panel is asked for and its code on the way. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Chat with us', busy: true })).toBeVisible();
  },
};

export const Unread: Story = {
  args: { unread: 2 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Chat with us, 2 new messages' });
    await expect(button).toHaveTextContent('2');
  },
};
