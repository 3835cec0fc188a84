import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Responsibility } from './Responsibility';
import type { ResponsibilityTask } from './Responsibility';

const tasks: readonly ResponsibilityTask[] = [
  {
    task: 'Stop a server',
    decides: 'client',
    roles: { client: 'decides on the call', provider: 'carries it out' },
  },
  { task: 'Run the platform', decides: 'vendor', roles: { vendor: 'operates it' } },
];

describe('Responsibility', () => {
  it('renders a table with the parties as columns and the tasks as rows', () => {
    render(<Responsibility heading="Who does what" tasks={tasks} vendor="Cloud provider" />);
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Task', 'You', 'Provider', 'Cloud provider']);
    const row = screen.getByRole('row', { name: /Stop a server/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Stop a server');
    expect(within(row).getAllByRole('cell')).toHaveLength(3);
  });

  it('names the party of each role, for the list in narrow windows', () => {
    render(<Responsibility heading="Who does what" tasks={tasks} />);
    expect(
      screen
        .getAllByRole('cell')
        .map((cell) => (cell.textContent ? `${cell.dataset.head} ${cell.textContent}` : '')),
    ).toEqual(['You decides on the call', 'Provider carries it out', '', '', '', 'Vendor operates it']);
  });

  it('has no column for a party without a role', () => {
    render(<Responsibility heading="Who does what" tasks={tasks.slice(0, 1)} />);
    expect(screen.queryByText('Vendor')).toBeNull();
  });
});
