import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { expectWrap } from '../testing/keyboard/expectWrap';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Dialog.guidance';
import * as stories from './Dialog.stories';

const { FromButton } = composeStories(stories);

async function openDialog() {
  render(<FromButton />);
  screen.getByRole('button', { name: 'Write to us' }).focus();
  await commands.press('Enter', 1);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

testKeyboard(guidance, {
  'moves to the first control, after those of the browser; never to the page behind': async ({ press }) => {
    await openDialog();
    screen.getByRole('textbox', { name: 'E-mail' }).focus();
    await expectWrap(press, screen.getByRole('button', { name: 'Close' }));
  },
  'moves to the last control, after those of the browser; never to the page behind': async ({ press }) => {
    await openDialog();
    screen.getByRole('button', { name: 'Close' }).focus();
    await expectWrap(press, screen.getByRole('textbox', { name: 'E-mail' }));
  },
  'closes the dialog and returns the focus to where it was before': async ({ press }) => {
    await openDialog();
    await press();
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write to us' })).toHaveFocus());
  },
  'closes the dialog': async ({ press }) => {
    await openDialog();
    screen.getByRole('button', { name: 'Close' }).focus();
    await press();
    await expectClosed();
  },
});
