import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Disclosure.guidance';
import * as stories from './Disclosure.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'opens or closes the content': async ({ press }) => {
    render(<Default />);
    screen.getByText('Who sees the report?').closest('summary')?.focus();
    await press();
    await waitFor(() => expect(screen.getByText(/You do/)).toBeVisible());
    await press();
    await waitFor(() => expect(screen.getByText(/You do/)).not.toBeVisible());
  },
});
