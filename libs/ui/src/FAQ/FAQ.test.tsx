import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FAQ } from './FAQ';

const questions = [
  {
    question: 'What does it cost?',
    answer: ['By scope. ', { type: 'link', text: 'Ask', href: '/inquire-now' }],
  },
  { question: 'Who sees it?', answer: 'You do.' },
] as const;

describe('FAQ', () => {
  it('opens answers independently of each other', async () => {
    render(<FAQ questions={questions} />);
    expect(screen.getByText('You do.')).not.toBeVisible();
    await userEvent.click(screen.getByText('What does it cost?'));
    await userEvent.click(screen.getByText('Who sees it?'));
    expect(screen.getByRole('link', { name: 'Ask' })).toBeVisible();
    expect(screen.getByText('You do.')).toBeVisible();
  });
});
