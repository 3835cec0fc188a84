import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './CheckboxField.guidance';
import * as stories from './CheckboxField.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'toggles the checkbox': async ({ press }) => {
    render(<Default />);
    const checkbox = screen.getByRole('checkbox');
    checkbox.focus();
    await press();
    expect(checkbox).toBeChecked();
    await press();
    expect(checkbox).not.toBeChecked();
  },
});
