import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TableOfContents } from './TableOfContents';

describe('TableOfContents', () => {
  it('leads to the headings of the page in their order, as a named landmark', () => {
    render(
      <TableOfContents
        items={[
          { id: 'data', text: 'Data we hold' },
          { id: 'rights', text: 'Your rights' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#data',
      '#rights',
    ]);
  });
});
