import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import * as stories from '../../MenuDialog/MenuDialog.stories';

const { Closed } = composeStories(stories);

/** Renders a closed menu, opens it from its button and waits until the focus is in it. */
export async function openMenu(press = () => commands.press('Enter', 1)) {
  render(<Closed />);
  const button = screen.getByRole('button', { name: 'Open the menu' });
  button.focus();
  // Once the dialog's code is loaded; before, a popover would open.
  await waitFor(() => expect(button).not.toHaveAttribute('popovertarget'));
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
}

/** Waits until the menu is closed and the focus is on its button. */
export async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus());
}
