import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TableOfContents } from './TableOfContents';

describe('TableOfContents', () => {
  it('is a named landmark with links to the headings in order', () => {
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
