import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageList } from './PageList';

describe('PageList', () => {
  it('renders one link per page, named by its title', () => {
    render(
      <PageList
        level={2}
        pages={[{ href: '/industry/finance', title: 'Finance', summary: 'Settlement and custody.' }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Finance' })).toHaveAttribute('href', '/industry/finance');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Finance$/);
    expect(screen.getByRole('listitem')).toHaveTextContent('Settlement and custody.');
  });
});
