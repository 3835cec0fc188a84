import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './ErrorSummary.guidance';
import * as stories from './ErrorSummary.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the first error': async ({ press }) => {
    render(<Default />);
    await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await press();
    expect(screen.getByRole('link', { name: 'Enter your name' })).toHaveFocus();
  },
  'moves the focus to its field': async ({ press }) => {
    render(<Default />);
    screen.getByRole('link', { name: /Enter an e-mail/ }).focus();
    await press();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  },
});
