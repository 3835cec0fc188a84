import type { FormEvent } from 'react';
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './TextArea.guidance';
import * as stories from './TextArea.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'begins a new line; it does not submit the form': async ({ press }) => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Default />
        <button>Send</button>
      </form>,
    );
    screen.getByRole('textbox').focus();
    await press();
    expect(screen.getByRole('textbox')).toHaveValue('\n');
    expect(onSubmit).not.toHaveBeenCalled();
  },
  'moves to the next control; it inserts no tab': async ({ press }) => {
    render(
      <>
        <Default />
        <button>Next</button>
      </>,
    );
    screen.getByRole('textbox').focus();
    await press();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('');
  },
  'types them; the field grows with its content where the browser supports it': async ({ press }) => {
    render(<Default />);
    const field = screen.getByRole('textbox');
    const { height } = field.getBoundingClientRect();
    field.focus();
    await press('A ledger among forty members. '.repeat(40));
    expect(field).toHaveValue('A ledger among forty members. '.repeat(40));
    expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
  },
});
