import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('Comparison is a table named by its heading, with the options as columns and the criteria as rows', () => {
  render(<Comparison {...props} />);
  expect(screen.getByRole('table', { name: 'SIEM or XDR' })).toBeInTheDocument();
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['SIEM', 'XDR']);
  expect(texts('rowheader')).toEqual(['Choose it when', 'Response']);
  expect(screen.getByRole('row', { name: 'Response By other tools Built in' })).toBeInTheDocument();
});
