import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './RadioGroup.guidance';
import * as stories from './RadioGroup.stories';

const { Default } = composeStories(stories);

testKeyboard(guidance, {
  'moves to the selected option, or to the first if none is selected': async ({ press }) => {
    render(
      <>
        <button>Before</button>
        <Default />
      </>,
    );
    const before = screen.getByRole('button');
    before.focus();
    await press();
    expect(screen.getByRole('radio', { name: 'By e-mail' })).toHaveFocus();
    const video = screen.getByRole('radio', { name: 'By video call' });
    video.click();
    before.focus();
    await press();
    expect(video).toHaveFocus();
  },
  'selects the next option, from the last to the first': async ({ press }) => {
    render(<Default />);
    const radios = screen.getAllByRole('radio');
    radios[0]?.focus();
    for (const next of [radios[1], radios[2], radios[0]]) {
      await press();
      expect(next).toBeChecked();
      expect(next).toHaveFocus();
    }
  },
  'selects the previous option, from the first to the last': async ({ press }) => {
    render(<Default />);
    const radios = screen.getAllByRole('radio');
    radios[0]?.focus();
    for (const previous of [radios[2], radios[1], radios[0]]) {
      await press();
      expect(previous).toBeChecked();
      expect(previous).toHaveFocus();
    }
  },
  'selects the option': async ({ press }) => {
    render(<Default />);
    const radio = screen.getByRole('radio', { name: 'By e-mail' });
    radio.focus();
    expect(radio).not.toBeChecked();
    await press();
    expect(radio).toBeChecked();
  },
});
