import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Comparison } from './Comparison';
import type { ComparisonProps } from './Comparison';

const props: ComparisonProps = {
  id: 'logs',
  heading: 'SIEM or XDR',
  options: ['SIEM', 'XDR'],
  rows: [
    { criterion: 'Choose it when', cells: ['Sources are many', 'One vendor rules'] },
    { criterion: 'Response', cells: ['By other tools', 'Built in'] },
  ],
};

describe('Comparison', () => {
  it('is a table named by its heading, with row and column headers', () => {
    render(<Comparison {...props} />);
    expect(screen.getByRole('table', { name: 'SIEM or XDR' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'SIEM',
      'XDR',
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Choose it when',
      'Response',
    ]);
    expect(screen.getByRole('row', { name: 'Response By other tools Built in' })).toBeInTheDocument();
  });

  it('names the option of each cell for narrow screens', () => {
    render(<Comparison {...props} />);
    expect(screen.getByRole('cell', { name: 'Built in' })).toHaveAttribute('data-head', 'XDR');
  });
});
