import type { AssessmentPage } from '@keystrand/content';
import { payload } from '@keystrand/content/pages';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../storage/formDraft';
import Page from './index';

const data = payload('/security-assessment');
const page = data.page as AssessmentPage;
const view = <Page {...data} page={page} />;

const choose = async (question: RegExp, points: number) => {
  const group = screen.getByRole('group', { name: question });
  const radio = within(group).getAllByRole('radio')[points];
  if (!radio) throw new Error(`no answer worth ${String(points)} points`);
  await userEvent.click(radio);
};

beforeEach(() => {
  sessionStorage.clear();
});

describe('self-assessment', () => {
  it('lists all bands with their ranges before there is a result', () => {
    render(view);
    expect(screen.getAllByText(/^\d+ to \d+: /)).toHaveLength(page.bands.length);
    expect(screen.queryByRole('table', { name: 'Points by function' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the inquiry form' })).toHaveAttribute(
      'href',
      '/inquire-now',
    );
  });

  it('scores from the first answer, marked provisional while questions are open', async () => {
    render(view);
    await choose(/^9\. What would you follow/, 3);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 12 answered');
    const table = screen.getByRole('table', { name: 'Points by function' });
    expect(within(table).getByRole('row', { name: 'Respond 3 of 6' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Exposed\s*provisional/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'question 1' })).toHaveAttribute(
      'href',
      '#question-accountability',
    );
  });

  it('lists the three weakest answers as priorities', async () => {
    render(view);
    for (const [index, points] of [2, 0, 1, 2].entries())
      await choose(new RegExp(`^${String(index + 1)}\\. `), points);
    const names = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(names).toEqual([1, 2, 0].map((index) => page.assessment[index]?.act));
  });

  it('counts an answer that was chosen before hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(view);
    document.body.append(container);
    const radio = container.querySelector<HTMLInputElement>('input[name=plan][value="3"]');
    if (radio) radio.checked = true;
    render(view, { container, hydrate: true });
    expect(radio).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('1 of 12 answered');
    container.remove();
  });

  it('restores stored answers, without unknown questions and invalid points', () => {
    const stored = { plan: 3, other: 1, watch: 4, backups: 1.5, 'sign-in': '2' };
    sessionStorage.setItem('keystrand:assessment', JSON.stringify(stored));
    const { unmount } = render(view);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 12 answered');
    expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('name', 'plan');
    unmount();
    sessionStorage.setItem('keystrand:assessment', '{');
    render(view);
    expect(screen.getByRole('status')).toHaveTextContent('0 of 12 answered');
  });

  it('clears all answers only after confirmation, and focuses the heading', async () => {
    render(view);
    await choose(/^9\. /, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('button', { name: 'Clear all answers' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(screen.getByRole('status')).toHaveTextContent('1 of 12 answered');
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all answers' }));
    expect(screen.getByRole('status')).toHaveTextContent('0 of 12 answered');
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The questions' })).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('appends the result to the inquiry draft only when the link is used', async () => {
    render(view);
    await choose(/^9\. /, 3);
    expect(readDraft('inquiry')).toEqual({});
    const link = screen.getByRole('link', { name: 'Take the result along' });
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
    await userEvent.click(link);
    expect(readDraft('inquiry')['message']).toMatch(/^Security self-assessment .* 3 of 36 points/);
  });

  it('prints the page from the button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    render(view);
    await choose(/^9\. /, 3);
    await userEvent.click(screen.getByRole('button', { name: 'Print the result' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
