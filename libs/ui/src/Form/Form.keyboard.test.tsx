import type { FormEvent } from 'react';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Form.guidance';
import * as stories from './Form.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'submits the form, if it has a submit button': async ({ press }) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    // Without validation, which would stop the empty form.
    render(<Default noValidate onSubmit={onSubmit} />);
    screen.getByRole('textbox', { name: 'Name' }).focus();
    await press();
    expect(onSubmit).toHaveBeenCalledOnce();
  },
});
