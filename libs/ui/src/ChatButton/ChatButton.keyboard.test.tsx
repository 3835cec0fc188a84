import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { followedLinks } from '../testing/keyboard/followedLinks';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './ChatButton.guidance';
import * as stories from './ChatButton.stories';

const { Closed, Link } = composeStories(stories);

testKeyboard(guidance, {
  'opens or closes the chat; before hydration, follows the link': async ({ press }) => {
    const onPress = vi.fn();
    const { unmount } = render(<Closed onPress={onPress} />);
    screen.getByRole('button').focus();
    await press();
    expect(onPress).toHaveBeenCalledOnce();
    unmount();
    render(<Link />);
    screen.getByRole('link').focus();
    await press();
    expect(followedLinks()).toContain('/contact');
  },
  'opens or closes the chat, once for each press': async ({ press }) => {
    const onPress = vi.fn();
    render(<Closed onPress={onPress} />);
    screen.getByRole('button').focus();
    await press();
    expect(onPress).toHaveBeenCalledTimes(1);
    await press();
    expect(onPress).toHaveBeenCalledTimes(2);
  },
});
