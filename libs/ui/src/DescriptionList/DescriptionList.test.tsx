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
});
