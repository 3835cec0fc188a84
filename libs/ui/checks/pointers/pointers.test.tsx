import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import * as chat from '../../src/ChatPanel/ChatPanel.stories';
import * as disclosure from '../../src/Disclosure/Disclosure.stories';
import * as button from '../../src/GlowButton/GlowButton.stories';
import * as header from '../../src/Header/Header.stories';
import * as menu from '../../src/MenuDialog/MenuDialog.stories';
import { followedLinks } from '../../src/testing/keyboard/followedLinks';

const Chat = composeStories(chat);
const Disclosure = composeStories(disclosure);
const Button = composeStories(button);
const Header = composeStories(header);
const Menu = composeStories(menu);

describe.each(['mouse', 'pen', 'touch'] as const)('with %s', (pointer) => {
  const events: string[] = [];
  const onPointerDown = ({ pointerType }: PointerEvent) => events.push(pointerType);

  const press = async (element: Element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    await commands.pressPointer(pointer, left + width / 2, top + height / 2);
    // The events are those of the pointer that the test is about.
    expect(events.at(-1)).toBe(pointer);
  };

  beforeEach(async () => {
    events.length = 0;
    window.addEventListener('pointerdown', onPointerDown, true);
    await commands.emulateTouch(pointer === 'touch');
  });

  afterEach(async () => {
    window.removeEventListener('pointerdown', onPointerDown, true);
    await commands.emulateTouch(false);
  });

  it('presses a button once', async () => {
    const onClick = vi.fn();
    render(<Button.Button onClick={onClick} />);
    await press(screen.getByRole('button'));
    await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  });

  it('opens and closes a disclosure', async () => {
    render(<Disclosure.Default />);
    await press(screen.getByText('Who sees the report?'));
    await waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'));
    await press(screen.getByText('Who sees the report?'));
    await waitFor(() => expect(screen.getByRole('group')).not.toHaveAttribute('open'));
  });

  it('opens and closes the menu', async () => {
    render(<Menu.Closed />);
    const open = screen.getByRole('button', { name: 'Open the menu' });
    open.focus();
    await waitFor(() => expect(open).not.toHaveAttribute('popovertarget'));
    await press(open);
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog.getBoundingClientRect().x).toBe(0));
    await press(within(dialog).getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the Services panel, follows a link of it and closes it', async () => {
    render(<Header.OnAbout />);
    const services = screen.getByRole('button', { name: 'Services' });
    await press(services);
    await waitFor(() => expect(services).toHaveAttribute('aria-expanded', 'true'));
    const link = await screen.findByRole('link', { name: 'Web3 Solutions' });
    await waitFor(() => expect(link.checkVisibility({ visibilityProperty: true })).toBe(true));
    await press(link);
    await waitFor(() => expect(services).toHaveAttribute('aria-expanded', 'false'));
    expect(followedLinks()).toEqual(['/web3-solutions']);
  });

  it('closes the Services panel with a second press and with a press outside', async () => {
    render(<Header.OnAbout />);
    const services = screen.getByRole('button', { name: 'Services' });
    const expectOpen = (open: boolean) =>
      waitFor(() => expect(services).toHaveAttribute('aria-expanded', String(open)));
    await press(services);
    await expectOpen(true);
    await press(services);
    await expectOpen(false);
    await press(services);
    await expectOpen(true);
    await press(screen.getByRole('button', { name: 'Dark theme' }));
    await expectOpen(false);
  });

  it('chooses a suggestion of the chat and keeps the focus in its field', async () => {
    render(<Chat.Greeting />);
    const field = await screen.findByRole('combobox', { name: 'Your message' });
    await press(field);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('pri');
    await press(await screen.findByRole('option', { name: 'privacy' }));
    await waitFor(() => expect(field).toHaveValue('privacy'));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('sends a starter of the chat, and closes and opens the panel', async () => {
    render(<Chat.Greeting />);
    const panel = await screen.findByRole('dialog', { name: 'Chat with us' });
    await press(within(panel).getByRole('button', { name: 'pricing' }));
    const reply = await within(panel).findByText(/customised quote/);
    await waitFor(() => expect(reply).toBeVisible());
    await press(within(panel).getByRole('button', { name: 'Close the chat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(screen.getByRole('button', { name: 'Chat with us' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Chat with us' })).toBeVisible());
  });
});
