import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { testKeyboard } from '../testing/keyboard/testKeyboard';
import { guidance } from './FAQ.guidance';
import * as stories from './FAQ.stories';

const { Default } = composeStories(stories);

const summary = (question: string) => screen.getByText(question).closest('summary');

testKeyboard(guidance, {
  'opens or closes its answer': async ({ press }) => {
    render(<Default />);
    summary('Will testing take our systems down?')?.focus();
    await press();
    await waitFor(() => expect(screen.getByText(/No test that can harm/)).toBeVisible());
    await press();
    await waitFor(() => expect(screen.getByText(/No test that can harm/)).not.toBeVisible());
  },
  'moves to the links of its open answer, then to the next question': async ({ press }) => {
    render(
      <Default questions={[...(Default.args.questions ?? []), { question: 'Next?', answer: 'Yes.' }]} />,
    );
    summary('What does it cost?')?.focus();
    await commands.press('Enter', 1);
    const link = await screen.findByRole('link', { name: 'Tell us what is to be tested' });
    await press();
    expect(link).toHaveFocus();
    await press();
    expect(summary('Next?')).toHaveFocus();
  },
});
