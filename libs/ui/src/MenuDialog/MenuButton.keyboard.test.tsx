import { screen } from '@testing-library/react';
import { expectClosed, openMenu } from '../testing/keyboard/openMenu';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './MenuButton.guidance';

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
