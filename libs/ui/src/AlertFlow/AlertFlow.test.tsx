import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AlertFlow } from './AlertFlow';
import type { AlertFlowStage } from './AlertFlow';

const stage = (title: string, more: Partial<AlertFlowStage> = {}): AlertFlowStage => ({
  title,
  description: `${title} is done.`,
  decides: ['provider'],
  decider: 'Our analyst',
  decision: `decides on ${title}.`,
  ...more,
});
const stages = [stage('watch'), stage('triage'), stage('report', { decides: ['client'], decider: 'You' })];

describe('AlertFlow', () => {
  it('lists each stage, its work and who decides, in order', () => {
    render(<AlertFlow heading="An alert’s path" stages={stages} />);
    const items = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'watchwatch is done.Our analyst decides on watch.',
      'triagetriage is done.Our analyst decides on triage.',
      'reportreport is done.You decides on report.',
    ]);
    for (const item of items) expect(within(item).getByRole('heading', { level: 3 })).toBeVisible();
  });

  it('hides the words of the drawing from screen readers, because the list states the same', () => {
    render(<AlertFlow heading="An alert’s path" stages={[...stages, stage('end', { closes: 'closed' })]} />);
    expect(screen.getByText('closed')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('Who decides')).toHaveAttribute('aria-hidden', 'true');
  });
});
