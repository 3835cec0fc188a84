import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './SkipLink.guidance';
import * as stories from './SkipLink.stories';

const { Focused } = composeStories(stories);

testKeyboard(guidance, {
  'shows the link and moves the focus to it': async ({ press }) => {
    render(<Focused />);
    const link = screen.getByRole('link');
    expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await press();
    expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
  'moves the focus to the target': async ({ press }) => {
    render(<Focused />);
    screen.getByRole('link').focus();
    await press();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
});
