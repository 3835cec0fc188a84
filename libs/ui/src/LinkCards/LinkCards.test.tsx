import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkCards } from './LinkCards';

describe('LinkCards', () => {
  it('renders one link per card, named by its title', () => {
    render(
      <LinkCards
        level={2}
        cards={[
          {
            href: '/industry/finance',
            title: 'Finance',
            text: 'Settlement and custody.',
            icon: 'coin',
            hue: 'purple',
          },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Finance' })).toHaveAttribute('href', '/industry/finance');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Finance$/);
    expect(screen.getByRole('listitem')).toHaveTextContent('Settlement and custody.');
  });
});
