import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { expectWrap } from '../testing/keyboard/expectWrap';
import { expectClosed, openMenu } from '../testing/keyboard/openMenu';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './MenuDialog.guidance';

testKeyboard(guidance, {
  'moves to the close button, after the controls of the browser; never to the page behind': async ({
    press,
  }) => {
    await openMenu();
    screen.getByRole('button', { name: 'Dark Mode' }).focus();
    await expectWrap(press, screen.getByRole('button', { name: 'Close the menu' }));
  },
  'moves to the last control, after those of the browser; never to the page behind': async ({ press }) => {
    await openMenu();
    await expectWrap(press, screen.getByRole('button', { name: 'Dark Mode' }));
  },
  'opens or closes the list of services': async ({ press }) => {
    await openMenu();
    const row = within(screen.getByRole('dialog')).getByText('Services');
    const details = row.closest('details');
    row.closest('summary')?.focus();
    await press();
    await waitFor(() => expect(details).not.toHaveAttribute('open'));
    await press();
    await waitFor(() => expect(details).toHaveAttribute('open'));
  },
  'follows the link and closes the menu': async ({ press }) => {
    await openMenu();
    screen.getByRole('link', { name: 'Blog' }).focus();
    await press();
    expect(followedLinks()).toEqual(['/blog']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  'closes the menu and returns the focus to the button': async ({ press }) => {
    await openMenu();
    screen.getByRole('link', { name: 'Web3 Solutions' }).focus();
    await press();
    await expectClosed();
  },
});
