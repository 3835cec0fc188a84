import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import * as disclosure from '../../src/Disclosure/Disclosure.stories';
import * as button from '../../src/GlowButton/GlowButton.stories';
import * as menu from '../../src/MenuDialog/MenuDialog.stories';

const Disclosure = composeStories(disclosure);
const Button = composeStories(button);
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
});
