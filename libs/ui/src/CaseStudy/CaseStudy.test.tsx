import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CaseStudy } from './CaseStudy';

describe('CaseStudy', () => {
  it('shows its parts as terms and links to services', () => {
    render(
      <CaseStudy
        title="Settlement in a day"
        headingId="settlement"
        client="Clearing house"
        parts={[
          { term: 'Problem', content: 'Two days.' },
          { term: 'Result', content: 'One day.' },
        ]}
        links={[{ href: '/private-blockchain-solutions', label: 'Private ledgers' }]}
      />,
    );
    const study = within(screen.getByRole('article'));
    expect(study.getByRole('heading', { level: 3 })).toHaveAttribute('id', 'settlement');
    expect(study.getAllByRole('term').map((term) => term.textContent)).toEqual(['Problem', 'Result']);
    expect(study.getByRole('link', { name: 'Private ledgers' })).toBeInTheDocument();
  });
});
