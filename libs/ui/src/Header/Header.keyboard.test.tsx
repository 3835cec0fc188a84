import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Header.guidance';
import * as stories from './Header.stories';

const { OnAbout } = composeStories(stories);

const services = () => screen.getByRole('button', { name: 'Services' });

const expectOpen = (open: boolean) =>
  waitFor(() => expect(services()).toHaveAttribute('aria-expanded', String(open)));

/** Opens the panel with Tab, so that the focus has opened it. */
async function openPanel() {
  render(<OnAbout />);
  screen.getByRole('link', { name: 'Keystrand' }).focus();
  await commands.press('Tab', 1);
  await expectOpen(true);
  await screen.findByRole('link', { name: 'Web3 Solutions' });
}

testKeyboard(guidance, {
  'moves to Services and opens its panel': async ({ press }) => {
    render(<OnAbout />);
    screen.getByRole('link', { name: 'Keystrand' }).focus();
    await press();
    expect(services()).toHaveFocus();
    await expectOpen(true);
  },
  'moves into the links of the panel': async ({ press }) => {
    await openPanel();
    await press();
    expect(screen.getByRole('link', { name: 'Blockchain Development' })).toHaveFocus();
  },
  'moves to the next link of the bar and closes the panel': async ({ press }) => {
    await openPanel();
    screen.getByRole('link', { name: 'Other IT Related Services' }).focus();
    await press();
    expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
    await expectOpen(false);
  },
  'closes the panel that the focus opened, or opens and pins it': async ({ press }) => {
    await openPanel();
    await press();
    await expectOpen(false);
    await press();
    await expectOpen(true);
  },
  'closes the panel; from a link of the panel, the focus returns to Services': async ({ press }) => {
    await openPanel();
    screen.getByRole('link', { name: 'Web3 Solutions' }).focus();
    await press();
    await expectOpen(false);
    expect(services()).toHaveFocus();
  },
  'follows the link and closes the panel': async ({ press }) => {
    await openPanel();
    screen.getByRole('link', { name: 'Web3 Solutions' }).focus();
    await press();
    expect(followedLinks()).toEqual(['/web3-solutions']);
    await expectOpen(false);
  },
});
