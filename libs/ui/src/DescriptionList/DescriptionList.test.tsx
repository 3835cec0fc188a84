import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptionList } from './DescriptionList';

describe('DescriptionList', () => {
  it('renders each title as a term with its definition', () => {
    render(
      <DescriptionList
        rows={[
          { title: 'Watch', description: 'Signals land in one SIEM.' },
          { title: 'Triage', description: 'An analyst reads the alert.' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Watch', 'Triage']);
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent('An analyst reads the alert.');
  });

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
