import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './TextButton.guidance';
import * as stories from './TextButton.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'presses the button': async ({ press }) => {
    const onClick = vi.fn();
    render(<Default onClick={onClick} />);
    screen.getByRole('button').focus();
    await press();
    expect(onClick).toHaveBeenCalledOnce();
  },
});
