import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { followsLink } from '../testing/keyboard/linkTests';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './GlowButton.guidance';
import * as stories from './GlowButton.stories';

const { Link, Button, Busy } = composeStories(stories);

testKeyboard(guidance, {
  'follows the link': followsLink(() => render(<Link />), 'Request a consultation', '/request-consultation'),
  'presses the button': async ({ press }) => {
    const onClick = vi.fn();
    render(<Button onClick={onClick} />);
    screen.getByRole('button').focus();
    await press();
    expect(onClick).toHaveBeenCalledOnce();
  },
  'does nothing; the focus stays on the button': async ({ press }) => {
    const onClick = vi.fn();
    render(<Busy onClick={onClick} />);
    const button = screen.getByRole('button');
    button.focus();
    await press();
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  },
});
