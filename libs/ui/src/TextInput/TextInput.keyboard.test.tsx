import type { FormEvent } from 'react';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './TextInput.guidance';
import * as stories from './TextInput.stories';

const { Optional } = composeStories(stories);

testKeyboard(guidance, {
  'types them': async ({ press }) => {
    render(<Optional />);
    screen.getByRole('textbox').focus();
    await press('Analytical Engines');
    expect(screen.getByRole('textbox')).toHaveValue('Analytical Engines');
  },
  'submits the form': async ({ press }) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Optional />
      </form>,
    );
    screen.getByRole('textbox').focus();
    await press();
    expect(onSubmit).toHaveBeenCalledOnce();
  },
});
