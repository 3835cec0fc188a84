import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './ThemeToggle.guidance';
import * as stories from './ThemeToggle.stories';

const { Icon, Switch } = composeStories(stories);

testKeyboard(guidance, {
  'switches the theme': async ({ press }) => {
    for (const Story of [Icon, Switch]) {
      const onToggle = vi.fn();
      const { unmount } = render(<Story onToggle={onToggle} />);
      screen.getByRole('button').focus();
      await press();
      expect(onToggle).toHaveBeenCalledOnce();
      unmount();
    }
  },
});
