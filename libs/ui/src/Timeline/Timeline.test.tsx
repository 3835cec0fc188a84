import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DurationBar } from './DurationBar';
import { Timeline } from './Timeline';

const steps = [
  { title: 'Scope', duration: '1 day', days: { min: 1, max: 1 }, client: ['Sign the plan'] },
  { title: 'Test', description: 'By hand.', duration: '5 to 8 days', days: { min: 5, max: 8 } },
  {
    title: 'Retest',
    duration: '1 day',
    days: { min: 1, max: 1 },
    after: { title: 'Fixes', duration: 'as long as you need', client: ['Repair'] },
  },
];

const items = () => {
  const list = screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL');
  return [...(list?.children ?? [])] as HTMLElement[];
};

describe('Timeline', () => {
  it('lists the steps in order, with durations in words and the wait between them', () => {
    render(<Timeline heading="Two weeks" steps={steps} />);
    expect(items().map((item) => item.firstElementChild?.textContent)).toEqual([
      'Scope1 day',
      'Test5 to 8 daysBy hand.',
      'Fixesas long as you need',
      'Retest1 day',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Fixes' })).toBeVisible();
  });

  it('names the tasks of the client in each step', () => {
    render(<Timeline heading="Two weeks" steps={steps} />);
    const [scope, test] = items();
    expect(within(scope as HTMLElement).getByRole('list', { name: 'What you do' })).toHaveTextContent(
      'Sign the plan',
    );
    expect(within(test as HTMLElement).queryByRole('list')).toBeNull();
  });

  it('explains only the marks that occur', () => {
    render(<Timeline heading="Two weeks" steps={[{ title: 'Scope', days: { min: 1, max: 1 } }]} />);
    expect(screen.getByText('earliest end')).toBeInTheDocument();
    expect(screen.queryByText('latest end')).not.toBeInTheDocument();
    expect(screen.queryByText('you act')).not.toBeInTheDocument();
  });
});

it('hides the drawing of a duration from screen readers', () => {
  const { container } = render(<DurationBar min={2} max={4} unit="weeks" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
