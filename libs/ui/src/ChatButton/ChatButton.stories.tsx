import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { windowHigh } from '../../stories/sections.css';
import type { PartGuidance } from '../guidance/PartGuidance';
import { ChatButton } from './ChatButton';

const meta: Meta<typeof ChatButton> = {
  title: 'Components/ChatButton',
  component: ChatButton,
  args: {
    href: '/contact',
    live: true,
    unread: 0,
    open: false,
    panelId: 'chat',
    busy: false,
    onPress: fn(),
    onIntent: fn(),
  },
  decorators: [
    (Story) => (
      <main className={windowHigh}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    group: 'Conversation and messages',
    guidance: {
      useFor: ['every page of a site with a chat, in the same corner'],
      notFor: [
        { situation: 'other floating actions' },
        { situation: 'opening a dialog from the page', instead: 'GlowButton' },
      ],
      keyboard: [
        ['Enter', 'On the button: opens or closes the chat; before hydration, follows the link'],
        ['Space', 'On the button: opens or closes the chat, once for each press'],
      ],
      role: 'link before hydration, then button with `aria-expanded` and `aria-controls`',
      name: '`linkLabel` before hydration; then `label`, followed by the number of unread replies.',
      meets: [
        ['4.1.2', 'State and controlled panel are exposed; the code being loaded is `aria-busy`.'],
        ['3.2.6', 'The way to help is in the same place on every page.'],
        ['2.5.5', 'The target is larger than 44 px.'],
      ],
      supply: [
        'A contact page for `href`, which works without JavaScript.',
        'Moving the focus back to the button when the panel closes.',
      ],
    } satisfies PartGuidance,
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 160 } },
  },
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

/** Before hydration and without JavaScript. */
export const Link: Story = {
  args: { live: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  },
};

/** In a narrower window the panel covers its place. */
export const Open: Story = {
  args: { open: true },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};

/** While the panel's code is loading after a press. */
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
