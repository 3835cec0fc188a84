import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './Select.guidance';
import * as stories from './Select.stories';

const { Default } = composeStories(stories);

function focusSelect(value?: string): HTMLSelectElement {
  render(<Default defaultValue={value} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.focus();
  return select;
}

async function openList(select: HTMLSelectElement) {
  await commands.press('Space', 1);
  await waitFor(() => expect(select.matches(':open')).toBe(true));
}

testKeyboard(guidance, {
  'opens the list': async ({ press }) => {
    const select = focusSelect();
    await press();
    await waitFor(() => expect(select.matches(':open')).toBe(true));
    await commands.press('Escape', 1);
  },
  'moves to the next option; on macOS opens a closed list first': async ({ press }) => {
    const select = focusSelect();
    await press();
    expect(select).toHaveValue('testing');
    await press();
    expect(select).toHaveValue('contracts');
  },
  'moves to the previous option; on macOS opens a closed list first': async ({ press }) => {
    const select = focusSelect('unsure');
    await press();
    expect(select).toHaveValue('contracts');
  },
  'moves to the next option that begins with them': async ({ press }) => {
    const select = focusSelect();
    await press('sm');
    expect(select).toHaveValue('contracts');
  },
  'selects the option and closes the list': async ({ press }) => {
    const select = focusSelect();
    await openList(select);
    await commands.press('ArrowDown', 1);
    await press();
    await waitFor(() => expect(select.matches(':open')).toBe(false));
    expect(select).toHaveValue('testing');
  },
  'closes the list': async ({ press }) => {
    const select = focusSelect();
    await openList(select);
    await press();
    await waitFor(() => expect(select.matches(':open')).toBe(false));
    expect(select).toHaveValue('');
  },
});
