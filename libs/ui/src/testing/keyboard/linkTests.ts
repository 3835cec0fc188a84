import { expect } from 'vitest';
import { screen } from '@testing-library/react';
import { followedLinks } from './followedLinks';
import type { KeyboardTest } from './testKeyboard';

/** Returns the test of a row that says that the key follows a link. */
export const followsLink =
  (renderStory: () => unknown, name: string | RegExp, href: string) =>
  async ({ press }: KeyboardTest) => {
    renderStory();
    screen.getByRole('link', { name }).focus();
    await press();
    expect(followedLinks()).toEqual([href]);
  };

/** Returns the test of a row that says that Tab moves from one link to another. */
export const movesBetweenLinks =
  (renderStory: () => unknown, from: string | RegExp, to: string | RegExp) =>
  async ({ press }: KeyboardTest) => {
    renderStory();
    screen.getByRole('link', { name: from }).focus();
    await press();
    expect(screen.getByRole('link', { name: to })).toHaveFocus();
  };
