import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './ChatPanel.guidance';
import * as stories from './ChatPanel.stories';

const { Greeting, DidYouMean, Restored } = composeStories(stories);

const field = () => screen.getByRole('combobox', { name: 'Your message' });
const findField = () => screen.findByRole('combobox', { name: 'Your message' });
const active = () => screen.getByRole('option', { selected: true }).textContent;

async function typeText(text: string) {
  render(<Greeting />);
  (await findField()).focus();
  await userEvent.keyboard(text);
}

/** Moves to a suggestion of the list for `pri`. */
async function activate(term: string) {
  await typeText('pri');
  await screen.findByRole('listbox');
  do await commands.press('ArrowDown', 1);
  while (active() !== term);
}

testKeyboard(guidance, {
  'types them; keywords that match are suggested, or else guesses under ‘Did you mean’': async ({
    press,
  }) => {
    const { unmount } = render(<Greeting />);
    (await findField()).focus();
    await press('pri');
    expect(await screen.findByRole('option', { name: 'pricing' })).toBeVisible();
    unmount();
    render(<DidYouMean />);
    (await findField()).focus();
    await press('pentset');
    expect(await screen.findByRole('listbox', { name: 'Did you mean' })).toBeVisible();
  },
  'sends the message': async ({ press }) => {
    await typeText('pricing');
    await press();
    expect(field()).toHaveValue('');
    expect(await screen.findByText(/customised quote/)).toBeVisible();
  },
  'fills the suggestion into the field': async ({ press }) => {
    await activate('pricing');
    await press();
    expect(field()).toHaveValue('pricing');
    expect(screen.queryByRole('listbox')).toBeNull();
  },
  'does nothing: a message has one line': async ({ press }) => {
    await typeText('pricing');
    await press();
    expect(field()).toHaveValue('pricing');
  },
  'opens the list or moves to the next suggestion, from the last to the first': async ({ press }) => {
    await typeText('pri');
    await commands.press('Escape', 1);
    expect(screen.queryByRole('listbox')).toBeNull();
    await press();
    const terms = screen.getAllByRole('option').map((option) => option.textContent);
    expect(terms).toHaveLength(3);
    expect(active()).toBe(terms[0]);
    for (const next of [terms[1], terms[2], terms[0]]) {
      await press();
      expect(active()).toBe(next);
    }
  },
  'opens the list or moves to the previous suggestion, from the first to the last': async ({ press }) => {
    await typeText('pri');
    await commands.press('Escape', 1);
    await press();
    const terms = screen.getAllByRole('option').map((option) => option.textContent);
    expect(active()).toBe(terms[2]);
    for (const previous of [terms[1], terms[0], terms[2]]) {
      await press();
      expect(active()).toBe(previous);
    }
  },
  'moves to the first suggestion': async ({ press }) => {
    await activate('privacy');
    await press();
    expect(active()).toBe('pricing');
  },
  'moves to the last suggestion': async ({ press }) => {
    await activate('pricing');
    await press();
    expect(active()).toBe('privacy');
  },
  'closes the list': async ({ press }) => {
    await typeText('pri');
    await screen.findByRole('listbox');
    await press();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('dialog')).toBeVisible();
  },
  'closes the panel': async ({ press }) => {
    render(<Greeting />);
    await findField();
    screen.getByRole('button', { name: 'privacy' }).focus();
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
  'scrolls them': async ({ key, press }) => {
    render(<Restored />);
    const log = await screen.findByRole('log');
    log.style.maxBlockSize = '60px';
    const start = key === 'Arrow up' ? 20 : 0;
    log.scrollTop = start;
    log.focus();
    await press();
    await waitFor(() =>
      key === 'Arrow up'
        ? expect(log.scrollTop).toBeLessThan(start)
        : expect(log.scrollTop).toBeGreaterThan(start),
    );
  },
  'presses the button': async ({ press }) => {
    render(<Greeting />);
    await findField();
    screen.getByRole('button', { name: 'pricing' }).focus();
    await press();
    expect(await screen.findByText(/customised quote/)).toBeVisible();
  },
});
