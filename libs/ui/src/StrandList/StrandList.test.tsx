import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StrandList } from './StrandList';

describe('StrandList', () => {
  it('renders three list items in order, each with a heading', () => {
    render(
      <StrandList
        items={[
          { title: 'Build', description: 'Ledgers and software.' },
          { title: 'Secure', description: 'Testing and response.' },
          { title: 'Run', description: 'Day and night.' },
        ]}
      />,
    );
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual(['Build', 'Secure', 'Run']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
