import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkList } from './LinkList';

const rows = [
  {
    href: '/web3-solutions',
    title: 'Web3 Solutions',
    text: 'DAOs and wallets.',
    icon: 'globe',
    hue: 'indigo',
  },
  { href: '/solutions', title: 'Solutions', text: 'By industry.', icon: 'building' },
] as const;

describe('LinkList', () => {
  it('renders one link per row, named by its title', () => {
    render(<LinkList rows={rows} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Web3 Solutions',
      'Solutions',
    ]);
  });
});
