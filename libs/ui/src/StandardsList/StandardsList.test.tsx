import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StandardsList } from './StandardsList';

describe('StandardsList', () => {
  it('renders a list named by its label', () => {
    render(<StandardsList label="Held to" standards={['ISO/IEC 27001:2022', 'PCI DSS 4.0']} />);
    expect(screen.getByRole('list', { name: 'Held to' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ISO/IEC 27001:2022',
      'PCI DSS 4.0',
    ]);
  });
});
