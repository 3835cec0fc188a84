import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList';

describe('DescriptionList', () => {
  it('renders `term` in place of the title', () => {
    render(
      <DescriptionList
        rows={[
          { title: 'WCAG', term: <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a>, description: 'AA' },
        ]}
      />,
    );
    expect(screen.getByRole('term')).toHaveTextContent(/^WCAG 2.2$/);
    expect(screen.getByRole('link', { name: 'WCAG 2.2' })).toBeInTheDocument();
  });
});
