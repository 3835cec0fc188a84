import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './DirectoryGroup.guidance';
import * as stories from './DirectoryGroup.stories';

const { Default, Open } = composeStories(stories);

const row = () => screen.getByText('Blockchain Development').closest('summary');

testKeyboard(guidance, {
  'opens or closes the group': async ({ press }) => {
    render(<Default />);
    row()?.focus();
    await press();
    await waitFor(() => expect(screen.getByText('DApp development')).toBeVisible());
    await press();
    await waitFor(() => expect(screen.getByText('DApp development')).not.toBeVisible());
  },
  'moves to the first link': async ({ press }) => {
    render(<Open />);
    row()?.focus();
    await press();
    expect(screen.getByRole('link', { name: 'DApp development' })).toHaveFocus();
  },
  'follows the link': followsLink(() => render(<Open />), 'Tokenization services', '/tokenization-services'),
});
