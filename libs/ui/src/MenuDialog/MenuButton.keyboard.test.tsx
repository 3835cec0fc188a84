import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './MenuButton.guidance';
import * as stories from './MenuDialog.stories';

const { Closed } = composeStories(stories);

async function openMenu(press = () => commands.press('Enter', 1)) {
  render(<Closed />);
  const button = screen.getByRole('button', { name: 'Open the menu' });
  button.focus();
  // Once the dialog's code is loaded; before, a popover would open.
  await waitFor(() => expect(button).not.toHaveAttribute('popovertarget'));
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
}

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus());
}

testKeyboard(guidance, {
  'opens the menu and moves the focus to its close button': async ({ press }) => {
    await openMenu(press);
  },
  'closes the menu and returns the focus to the button': async ({ press }) => {
    await openMenu();
    screen.getByRole('link', { name: 'Blog' }).focus();
    await press();
    await expectClosed();
  },
});
